import Foundation
import Synchronization
import UIKitContainers
import UIKitControls
import UIKitLists
import UIKitText

/// Finds classes by the names that nibs have for them.
enum NibClasses {
    /// The class of a name: `UIView`, `Module.Class`, or a class of the app without its module.
    // optimization: each nib names the same few classes, and looking one up takes as long as making several views.
    static func find(_ name: String) -> AnyClass? {
        if let type = found.withLock({ $0[name] }) { return type }
        guard let type = lookUp(name) else { return nil }
        found.withLock { $0[name] = type }
        return type
    }

    /// Classes by the names that nibs have for them. Those that are missing may come with a library that is loaded later.
    private static let found = Mutex<[String: AnyClass]>([:])

    private static func lookUp(_ name: String) -> AnyClass? {
        if let type = _ObjCRuntime.classNamed(ownNames[name] ?? name) { return type }
        guard !name.contains(".") else { return nil }
        return modulesOfApp.lazy.compactMap { _ObjCRuntime.classNamed("\($0).\(name)") }.first
    }

    /// The nearest superclass of a class of UIKit that is missing here, by the name of that.
    static func nearest(to name: String) -> (name: String, type: AnyClass)? {
        var next = superclassNames[name]
        while let candidate = next {
            if let type = _ObjCRuntime.classNamed(candidate) { return (candidate, type) }
            next = superclassNames[candidate]
        }
        return nil
    }

    /// Classes that are not public, by what stands for them here.
    private static let ownNames = [
        "UICollectionViewCellContentView": "UIView", "UITableViewLabel": "UILabel",
        "UITextFieldLabel": "UILabel", "UIButtonLabel": "UILabel",
    ]

    /// Where documents name a class of the app without its module: the module of the executable.
    private static let modulesOfApp: [String] = {
        let name = (CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init) ?? ""
        return [String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })]
    }()

    private static let superclassNames: [String: String] = [
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
        "UIDatePicker": "UIControl", "UITextField": "UIControl", "UIColorWell": "UIControl", "UISearchTextField": "UITextField",
        "UITextView": "UIScrollView", "UICollectionView": "UIScrollView", "UITableView": "UIScrollView",
        "UIStackView": "UIView", "UIPickerView": "UIView", "UISearchBar": "UIView", "UIWebView": "UIView", "WKWebView": "UIView",
        "MKMapView": "UIView", "UIVisualEffectView": "UIView", "UICollectionReusableView": "UIView", "SCNView": "UIView",
        "ARSCNView": "SCNView", "ARSKView": "SKView", "SKView": "UIView", "GLKView": "UIView", "MTKView": "UIView",
        "ADBannerView": "UIView", "UICalendarView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
        "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView", "UITableViewCellContentView": "UIView",
        "UIRefreshControl": "UIControl", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "AVPlayerViewController": "UIViewController", "GLKViewController": "UIViewController", "UIHostingController": "UIViewController",
        "UISearchDisplayController": "NSObject", "UIWindow": "UIView",
        "UILongPressGestureRecognizer": "UIGestureRecognizer",
    ]
}
