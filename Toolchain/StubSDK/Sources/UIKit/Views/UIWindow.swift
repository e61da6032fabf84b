import QuartzCore

@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(0), statusBar = Self(1000), alert = Self(2000)
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        public static func + (a: Self, b: CGFloat) -> Self { Self(a.rawValue + b) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
    }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let view = rootViewController?.view { addSubview(view) }
        }
    }
    open var windowLevel = Level.normal, screen = UIScreen.main
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    open var canBecomeKey: Bool { true }
    open override var next: UIResponder? { UIApplication.shared }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func makeKey() {
        UIApplication.shared.keyWindow = self
        if !UIApplication.shared.windows.contains(self) { UIApplication.shared.windows.append(self) }
    }
    open func becomeKey() {}
    open func resignKey() {}
    open func sendEvent(_ event: UIEvent) {}
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
}
