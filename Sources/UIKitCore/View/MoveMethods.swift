/// The methods of a class that are called when a view gets another superview.
@MainActor
enum MoveMethods {
    /// Those of the view itself.
    static let move = [
        OverridableMethod(of: UIView.self, named: "willMove(toSuperview:)", overriddenBy: WillMoveProbe.self, butNotBy: PlainProbe.self),
        OverridableMethod(of: UIView.self, named: "didMoveToSuperview()", overriddenBy: DidMoveProbe.self, butNotBy: PlainProbe.self),
    ]
    /// Those of the superview.
    static let subviews = [
        OverridableMethod(of: UIView.self, named: "didAddSubview(_:)", overriddenBy: DidAddProbe.self, butNotBy: PlainProbe.self),
        OverridableMethod(of: UIView.self, named: "willRemoveSubview(_:)", overriddenBy: WillRemoveProbe.self, butNotBy: PlainProbe.self),
    ]
}

private final class WillMoveProbe: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
        _requireFailure("WillMoveProbe is never shown; it only marks a place in a method table.")
    }
}

private final class DidMoveProbe: UIView {
    override func didMoveToSuperview() {
        _requireFailure("DidMoveProbe is never shown; it only marks a place in a method table.")
    }
}

private final class DidAddProbe: UIView {
    override func didAddSubview(_ subview: UIView) {
        _requireFailure("DidAddProbe is never shown; it only marks a place in a method table.")
    }
}

private final class WillRemoveProbe: UIView {
    override func willRemoveSubview(_ subview: UIView) {
        _requireFailure("WillRemoveProbe is never shown; it only marks a place in a method table.")
    }
}

private final class PlainProbe: UIView {}
