import QuartzCore

@preconcurrency @MainActor open class UIBarItem: UIObject {
    public override init() { super.init() }
    open var title: String?, image: UIImage?, isEnabled = true, tag = 0, imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhone: UIImage?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    open weak var target: AnyObject?
    open var action: Selector?, style = Style.plain, width: CGFloat = 0, customView: UIView?, tintColor: UIColor?
    open var possibleTitles: Set<String>?, menu: UIMenu?, primaryAction: UIAction?
    open class func flexibleSpace() -> Self { unsafeDowncast(UIBarButtonItem(), to: Self.self) }
    open class func fixedSpace(_ width: CGFloat) -> Self { flexibleSpace() }
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    open var selectedImage: UIImage?, badgeValue: String?, badgeColor: UIColor?
}
@preconcurrency @MainActor open class UINavigationItem: UIObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public init(title: String) { self.title = title }
    open var title: String?, titleView: UIView?, prompt: String?, hidesBackButton = false
    open var backBarButtonItem: UIBarButtonItem?, backButtonTitle: String?
    open var leftBarButtonItem: UIBarButtonItem?, rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?
    open var leftItemsSupplementBackButton = false, largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
