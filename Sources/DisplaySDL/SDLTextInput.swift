import Display

/// The input method of the desktop, as one window has it. There is one for all windows; it is the one's that has the keyboard.
@MainActor
final class SDLTextInput: DisplayTextInput {
    private let window: SDLWindow
    private let isInCharge: @MainActor () -> Bool
    private let activityChanged: @MainActor () -> Void
    private(set) var isActive = false
    private var caret = CGRect.zero

    /// - Parameter isInCharge: answers false while another window of the program has the keyboard.
    init(window: SDLWindow, isInCharge: @escaping @MainActor () -> Bool, activityChanged: @escaping @MainActor () -> Void) {
        self.window = window
        self.isInCharge = isInCharge
        self.activityChanged = activityChanged
    }

    func begin(caret: CGRect) {
        isActive = true
        self.caret = caret
        if isInCharge() { window.beginTextInput(caret: inUnits(caret)) }
        activityChanged()
    }

    func move(caret: CGRect) {
        self.caret = caret
        if isActive, isInCharge() { window.moveTextInput(caret: inUnits(caret)) }
    }

    func end() {
        guard isActive else { return }
        isActive = false
        if isInCharge() { window.endTextInput() }
        activityChanged()
    }

    /// The keyboard has come from another window of the program, which may have left the input method on or off.
    func takeOver() {
        if isActive { window.beginTextInput(caret: inUnits(caret)) } else { window.endTextInput() }
    }

    private func inUnits(_ rect: CGRect) -> CGRect {
        let factor = 1 / window.pointsPerUnit
        return CGRect(x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor)
    }
}
