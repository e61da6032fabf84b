import Display

/// Has the page open its keyboard and its input method at the caret.
@MainActor
final class BrowserTextInput: DisplayTextInput {
    private(set) var caret: CGRect?
    private let tell: (CGRect?) -> Void

    init(tell: @escaping (CGRect?) -> Void) { self.tell = tell }

    var isActive: Bool { caret != nil }

    func begin(caret: CGRect) { change(to: caret) }
    func move(caret: CGRect) { if isActive { change(to: caret) } }
    func end() { change(to: nil) }

    private func change(to caret: CGRect?) {
        guard caret != self.caret else { return }
        self.caret = caret
        tell(caret)
    }
}
