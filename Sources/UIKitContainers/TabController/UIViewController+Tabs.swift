import Foundation
import UIKitCore

extension UIViewController {
    /// The tab whose controller this is; nil for others.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/tab
    @objc public var tab: UITab? { tabObject }

    /// Kept by the tab, not the other way round.
    @nonobjc var tabObject: UITab? {
        get { (objc_getAssociatedObject(self, &TabKey.key) as? WeakTab)?.tab }
        set { objc_setAssociatedObject(self, &TabKey.key, WeakTab(tab: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The nearest tab bar controller that this controller is in, however deep; nil where there is none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
    @objc public var tabBarController: UITabBarController? {
        var ancestor = parent
        while let controller = ancestor {
            if let tabs = controller as? UITabBarController { return tabs }
            ancestor = controller.parent
        }
        return nil
    }
}

private final class WeakTab {
    weak var tab: UITab?

    init(tab: UITab?) { self.tab = tab }
}

private enum TabKey {
    nonisolated(unsafe) static var key: UInt8 = 0
}
