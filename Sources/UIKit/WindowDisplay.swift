internal import Display
internal import DisplaySDL
@_spi(ForasteroInternal) import UIKitCore

/// Opens windows on the desktop.
@MainActor
enum WindowDisplay {
    struct Missing: Error, CustomStringConvertible {
        var description: String { "there is no window display in this build" }
    }

    static func open(_ request: ApplicationLauncher.WindowRequest) throws -> any DisplayScreen {
        throw Missing()
    }
}
