import UIKitCore

/// A view that can have the focus, and notes what it is asked and notified.
@MainActor
final class FocusableView: UIView {
    var isFocusable = true
    var mayUpdate = true
    var preferred: [any UIFocusEnvironment] = []
    var log: [String] = []
    var animate: ((UIFocusAnimationCoordinator) -> Void)?

    override var canBecomeFocused: Bool { isFocusable }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log.append("should \(name(context.previouslyFocusedView)) \(name(context.nextFocusedView))")
        return mayUpdate
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        log.append("did \(name(context.previouslyFocusedView)) \(name(context.nextFocusedView))")
        animate?(coordinator)
    }

    private func name(_ view: UIView?) -> String { view.map { String($0.tag) } ?? "-" }

    init(tag: Int, at point: CGPoint = .zero) {
        super.init(frame: CGRect(origin: point, size: CGSize(width: 100, height: 50)))
        self.tag = tag
    }

    required init?(coder: NSCoder) { nil }
}
