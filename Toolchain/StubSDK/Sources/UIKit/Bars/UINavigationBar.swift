import QuartzCore

@preconcurrency @MainActor open class UIBarAppearance: UIObject {
    open var backgroundColor: UIColor?, backgroundImage: UIImage?, backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?, shadowImage: UIImage?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:], largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?, largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var barStyle = UIBarStyle.default, isTranslucent = true, barTintColor: UIColor?, prefersLargeTitles = false
    open var shadowImage: UIImage?, backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImages: [Int: UIImage] = [:]
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
}
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?, barStyle = UIBarStyle.default, isTranslucent = true, barTintColor: UIColor?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
}
@preconcurrency @MainActor open class UITabBar: UIView {
    open var items: [UITabBarItem]?, selectedItem: UITabBarItem?, barStyle = UIBarStyle.default, isTranslucent = true
    open var barTintColor: UIColor?, unselectedItemTintColor: UIColor?, backgroundImage: UIImage?, selectionIndicatorImage: UIImage?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
