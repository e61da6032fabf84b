import Display

/// The input method of the desktop.
@MainActor
final class SDLTextInput: DisplayTextInput {
    private let window: SDLWindow
    private let activityChanged: @MainActor () -> Void
    private(set) var isActive = false

    init(window: SDLWindow, activityChanged: @escaping @MainActor () -> Void) {
        self.window = window
        self.activityChanged = activityChanged
    }

    func begin(caret: CGRect) {
        isActive = true
        window.beginTextInput(caret: inUnits(caret))
        activityChanged()
    }

    func move(caret: CGRect) {
        if isActive { window.moveTextInput(caret: inUnits(caret)) }
    }

    func end() {
        guard isActive else { return }
        isActive = false
        window.endTextInput()
        activityChanged()
    }

    private func inUnits(_ rect: CGRect) -> CGRect {
        let factor = 1 / window.pointsPerUnit
        return CGRect(x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor)
    }
}
