import UIKit

@MainActor protocol LoggedViewDelegate: AnyObject {
    func loggedView(_ view: LoggedView, didReceive callback: String)
}

/// A view that reports each callback of the hierarchy as it comes.
class LoggedView: UIView {
    weak var delegate: LoggedViewDelegate?
    /// The name of the view in reports.
    var title = ""

    private func report(_ callback: String) {
        delegate?.loggedView(self, didReceive: callback)
    }

    private func title(of view: UIView?) -> String {
        guard let view = view else { return "nil" }
        return (view as? LoggedView)?.title ?? "\(type(of: view))"
    }

    // MARK: As a superview

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        // The label inside a card is nobody's concern.
        guard subview is LoggedView else { return }
        report("didAddSubview(\(title(of: subview)))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview is LoggedView else { return }
        report("willRemoveSubview(\(title(of: subview)))")
    }

    // MARK: As a subview

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        report("willMove(toSuperview: \(title(of: newSuperview)))")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        report("didMoveToSuperview()")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        report("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        report("didMoveToWindow()")
    }
}
