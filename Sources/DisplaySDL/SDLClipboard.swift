import Display

/// The clipboard of the desktop as SDL has it: texts.
@MainActor
final class SDLClipboard: DesktopClipboard {
    private let window: SDLWindow
    private(set) var changeCount = 0
    private var isClosed = false

    init(window: SDLWindow) {
        self.window = window
    }

    var text: String? {
        get { isClosed ? nil : window.clipboardText }
        set {
            guard !isClosed else { return }
            window.setClipboardText(newValue ?? "")
        }
    }

    /// The window system says so for every change, also for our own.
    func didChange() {
        changeCount += 1
    }

    func close() {
        isClosed = true
    }
}
