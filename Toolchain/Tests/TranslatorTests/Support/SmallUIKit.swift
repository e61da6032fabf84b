@testable import Translator

/// The index of a UIKit with just the declarations that the tests name.
enum SmallUIKit {
    static let index: ModuleIndex = {
        let file = SourceFile(path: "/UIKit/UIKit.swift", bytes: Array(source.utf8))
        return Translator(options: TranslationOptions(moduleName: "UIKit", kind: .translatedSDK), dependencies: []).translate([file]).index
    }()

    private static let source = """
        import Foundation
        @MainActor open class UIResponder: NSObject {
            @nonobjc open func copy(_ sender: Any?) {}
            open func responds(to aSelector: Selector!) -> Bool { false }
            open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        }
        open class UIView: UIResponder {
            public init(frame: CGRect) {}
            public required init?(coder: NSCoder) { nil }
            public convenience init() { self.init(frame: .zero) }
            open func layoutSubviews() {}
            @objc open func tintColorDidChange() {}
            open func insertSubview(_ view: UIView, at index: Int) {}
            open var backgroundColor: UIColor?
            open var tag = 0
            open var intrinsicContentSize: CGSize { .zero }
        }
        open class UIControl: UIView {}
        open class UIButton: UIControl {}
        open class UILabel: UIView { @objc open dynamic var text: String? }
        open class UIViewController: UIResponder {
            public init(nibName: String?, bundle: Bundle?) {}
            open func viewDidLoad() {}
            open var preferredStatusBarStyle: Int { 0 }
        }
        open class UITableViewController: UIViewController {
            @nonobjc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        open class UITableViewCell: UIView {
            public init(style: Int, reuseIdentifier: String?) {}
        }
        open class UITableView: UIView {}
        @MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
            @objc optional func scrollViewDidScroll(_ scrollView: UIView)
        }
        @MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
            @objc(tableView:numberOfRowsInSection:) func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        }
        @MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
            @objc(tableView:didSelectRowAtIndexPath:)
            optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        }
        @MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
            @objc optional var window: UIWindow? { get set }
        }
        open class UIWindow: UIView {}
        open class UIColor: NSObject {}
        public typealias Control = UIControl
        """
}
