@_spi(ForasteroInternal) import UIKitDrive
internal import Display
internal import DisplaySDL
@_spi(ForasteroInternal) import UIKitCore

/// Opens windows on the desktop.
@MainActor
enum WindowDisplay {
    /// A window of the size that is asked for; without being asked, as it was left, or a phone, at the scale that suits the monitor.
    static func open(_ request: ApplicationLauncher.WindowRequest) throws -> any DisplayScreen {
        try SDLScreen(
            title: request.title, size: request.geometry.size, scale: request.isExplicit ? request.geometry.scale : nil,
            memory: request.memory, isExplicit: request.isExplicit)
    }

    /// Puts what belongs to the device, and not to the app, on its screens.
    static func decorate() {
        for host in DisplayHost.shown { WindowStatusBar.show(on: host) }
        DisplayHost.siblingObserver = { WindowStatusBar.show(on: $0) }
    }
}
