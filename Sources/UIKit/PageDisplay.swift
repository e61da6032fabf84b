@_spi(ForasteroInternal) import UIKitDrive
internal import Display
internal import DisplayBrowser
@_spi(ForasteroInternal) internal import Inspector
@_spi(ForasteroInternal) import UIKitCore

/// Shows applications in pages of browsers.
@MainActor
enum PageDisplay {
    static func open(_ request: ApplicationLauncher.PageRequest) throws -> (screen: any DisplayScreen, address: String) {
        let screen = try BrowserScreen(title: request.title, geometry: request.geometry, host: request.host, port: request.port)
        screen.makeInspector = {
            let inspector = AppInspector(host: .current)
            return PageInspector(welcome: inspector.welcome, forget: inspector.forget, answer: inspector.answer)
        }
        return (screen, screen.address)
    }
}
