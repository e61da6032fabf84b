import QuartzCore

@preconcurrency @MainActor @objc public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

@preconcurrency @MainActor open class UILayoutGuide: UIObject {
    public override init() { super.init() }
    open weak var owningView: UIView?
    open var identifier = ""
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
    open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
}
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
}
@preconcurrency @MainActor final class ControllerLayoutGuide: UIView, UILayoutSupport {
    convenience init(in view: UIView) {
        self.init(frame: .zero)
        superview = view
    }
    var length: CGFloat { 0 }
}
