@_spi(ForasteroInternal) import UIKitGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

// Subclasses without initialisers of their own, as apps have them: what Apple's classes have must be inherited.

private final class OwnConstraint: NSLayoutConstraint {}
private final class OwnColor: UIColor, @unchecked Sendable {}
private final class OwnFont: UIFont, @unchecked Sendable {}
private final class OwnImage: UIImage, @unchecked Sendable {}
private final class OwnTraits: UITraitCollection, @unchecked Sendable {}
private final class OwnParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {}
private final class OwnPress: UIPress {}
private final class OwnKey: UIKey {}
private final class OwnTouch: UITouch {}
private final class OwnSegments: UISegmentedControl {}
private final class OwnWindow: UIWindow {}
private final class OwnScene: UIWindowScene {}
private final class OwnSegue: UIStoryboardSegue {}
private final class OwnAttachment: UIAttachmentBehavior {}
private final class OwnButton: UIButton {}
private final class OwnImageView: UIImageView {}
private final class OwnStack: UIStackView {}
private final class OwnTable: UITableView {}
private final class OwnCell: UITableViewCell {}
private final class OwnHeader: UITableViewHeaderFooterView {}
private final class OwnBarButton: UIBarButtonItem {}
private final class OwnTab: UITabBarItem {}
private final class OwnItem: UINavigationItem {}
private final class OwnNavigation: UINavigationController {}
private final class OwnTabs: UITabBarController {}
private final class OwnSplit: UISplitViewController {}
private final class OwnPages: UIPageViewController {}
private final class OwnTablePage: UITableViewController {}
private final class OwnAlert: UIAlertController {}
private final class OwnTap: UITapGestureRecognizer {}
private final class OwnPan: UIPanGestureRecognizer {}
private final class OwnEffectView: UIVisualEffectView {}
private final class OwnProgress: UIProgressView {}
private final class OwnWheel: UIActivityIndicatorView {}
private final class OwnPath: UIBezierPath {}
private final class OwnBarLook: UINavigationBarAppearance {}
private final class OwnButtonLook: UIBarButtonItemAppearance {}
private final class OwnAnimation: CABasicAnimation {}
private final class OwnShape: CAShapeLayer {}
private final class OwnDeferred: UIDeferredMenuElement {}

/// What real code writes: its own designated initialiser, and the one for archives that it must have then.
private final class CustomLayer: CALayer {
    let name2: String

    init(_ name: String) {
        name2 = name
        super.init()
    }

    override init(layer: Any) {
        name2 = (layer as? CustomLayer)?.name2 ?? ""
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        name2 = ""
        super.init(coder: coder)
    }
}

private final class CustomAnimation: CABasicAnimation {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CustomPath: UIBezierPath {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CustomAttachment: NSTextAttachment, @unchecked Sendable {
    override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CustomSegments: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CustomWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
struct InheritedInitializerTests {
    private let screen = TestScreen()

    @Test("Values")
    func values() {
        #expect(OwnColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor.alpha == 1)
        #expect(OwnColor(white: 0, alpha: 0.5).cgColor.alpha == 0.5)
        #expect(OwnColor().cgColor.alpha == 0)
        #expect(OwnFont(descriptor: UIFontDescriptor(), size: 13).pointSize == 13)
        #expect(UIFont().pointSize > 0)
        #expect(OwnImage().size == .zero)
        #expect(OwnImage(data: Data()) == nil)
        #expect(OwnTraits(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
        #expect(OwnTraits().userInterfaceStyle == .unspecified)
        #expect(OwnParagraphStyle().lineSpacing == 0)
        #expect(CustomPath().isEmpty)
        #expect(CustomAttachment(data: nil, ofType: "x").fileType == "x")
        #expect(CustomAttachment().image == nil)
        #expect(OwnPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)).bounds.height == 2)
        #expect(OwnPath().isEmpty)
    }

    @Test("Animations from an archive")
    func animations() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(CustomAnimation(coder: archive)?.isRemovedOnCompletion == true)
        #expect(CustomAnimation().duration == 0)
        #expect(OwnAnimation(coder: archive)?.keyPath == nil)
        #expect(OwnAnimation(keyPath: "opacity").keyPath == "opacity")
        #expect(try #require(CAAnimationGroup(coder: archive)).animations == nil && CATransition(coder: archive)?.type == .fade)
    }

    @Test("Events, which tests make themselves")
    func events() {
        #expect(OwnPress().key == nil)
        #expect(OwnKey().characters.isEmpty)
        #expect(OwnTouch().phase == .began)
    }

    @Test("Constraints and behaviours")
    func constraints() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let constraint = OwnConstraint(
            item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 2, constant: 3)
        #expect(constraint.firstItem === other)
        #expect(constraint.secondItem === view)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 3)
        #expect(OwnAttachment(item: view, attachedToAnchor: CGPoint(x: 3, y: 4)).length == 5)
        #expect(
            UIAttachmentBehavior.limitAttachment(with: view, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero).items
                .count == 2)
    }

    @Test("Views")
    func views() {
        #expect(OwnSegments(items: ["a", "b"]).numberOfSegments == 2)
        #expect(CustomSegments(items: ["a"]).numberOfSegments == 1)
        #expect(OwnSegments(frame: .zero, actions: []).numberOfSegments == 0)
        #expect(OwnButton(type: .system).buttonType == .system)
        #expect(OwnButton(frame: .zero, primaryAction: nil).buttonType == .custom)
        #expect(OwnImageView(image: nil).image == nil)
        #expect(OwnImageView(image: nil, highlightedImage: nil).image == nil)
        #expect(OwnStack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
        #expect(OwnTable(frame: .zero, style: .grouped).style == .grouped)
        #expect(OwnTable().style == .plain)
        #expect(OwnCell(style: .default, reuseIdentifier: "x").reuseIdentifier == "x")
        #expect(OwnHeader(reuseIdentifier: "y").reuseIdentifier == "y")
        #expect(OwnEffectView(effect: UIBlurEffect(style: .light)).effect != nil)
        #expect(OwnProgress(progressViewStyle: .bar).progressViewStyle == .bar)
        #expect(OwnWheel(style: .large).style == .large)
    }

    @Test("Bars' items and looks")
    func items() {
        #expect(OwnBarButton(title: "t", style: .plain, target: nil, action: nil).title == "t")
        #expect(OwnBarButton(barButtonSystemItem: .add, target: nil, action: nil).title == nil)
        #expect(OwnBarButton(customView: screen.window).customView != nil)
        #expect(OwnTab(title: "t", image: nil, tag: 3).tag == 3)
        #expect(OwnTab(tabBarSystemItem: .more, tag: 4).tag == 4)
        #expect(OwnItem(title: "t").title == "t")
        #expect(OwnBarLook(idiom: .phone).idiom == .phone)
        #expect(OwnBarLook(barAppearance: UIBarAppearance()).idiom == .phone)
        #expect(OwnButtonLook(style: .done).normal.titleTextAttributes[.font] != nil)
    }

    @Test("Controllers")
    func controllers() {
        let page = UIViewController()
        #expect(OwnNavigation(rootViewController: page).viewControllers == [page])
        #expect(OwnNavigation(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
        #expect(OwnTabs(nibName: nil, bundle: nil).viewControllers == nil)
        #expect(OwnSplit(style: .doubleColumn).style == .doubleColumn)
        #expect(OwnPages(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil).transitionStyle == .scroll)
        #expect(OwnTablePage(style: .grouped).tableView.style == .grouped)
        #expect(OwnAlert(title: "t", message: nil, preferredStyle: .alert).title == "t")
        #expect(OwnTap(target: nil, action: nil).numberOfTapsRequired == 1)
        #expect(OwnPan(target: nil, action: nil).minimumNumberOfTouches == 1)
        let segue: UIStoryboardSegue.Type = OwnSegue.self
        #expect(segue.init(identifier: "s", source: page, destination: page) is OwnSegue)
        let (cell, table, tap): (UITableViewCell.Type, UITableView.Type, UIGestureRecognizer.Type) = (
            OwnCell.self, OwnTable.self, OwnTap.self
        )
        #expect(cell.init(style: .value1, reuseIdentifier: "c") is OwnCell)
        #expect(table.init(frame: .zero, style: .grouped) is OwnTable)
        #expect(tap.init(target: nil, action: nil) is OwnTap)
        #expect(OwnSegue(identifier: "s", source: page, destination: page) {}.identifier == "s")
    }

    @Test("Windows and scenes")
    func scenes() throws {
        let scene = try #require((OwnScene.self as Foundation.NSObject.Type).init() as? OwnScene)
        #expect(scene.windows.isEmpty)
        #expect(scene.activationState == .unattached)
        let plain = try #require((UIWindowScene.self as Foundation.NSObject.Type).init() as? UIWindowScene)
        #expect(OwnWindow(windowScene: plain).windowScene === plain)
        #expect(CustomWindow(windowScene: plain).windowScene === plain)
        let own = OwnWindow(windowScene: plain)
        #expect(plain.windows == [own])
        #expect(OwnWindow(frame: .zero).frame == .zero)
        #expect(OwnWindow().frame == screen.window.frame)
    }

    @Test("Layers and animations")
    func layers() throws {
        let coder = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSNumber(value: 1), requiringSecureCoding: false))
        #expect(CustomLayer("x").name2 == "x")
        #expect(CustomLayer(layer: CustomLayer("y")).name2 == "y")
        #expect(CustomLayer(coder: coder)?.name2.isEmpty == true)
        let shape = OwnShape(coder: coder)
        shape?.lineWidth = 4
        #expect(shape?.lineWidth == 4)
        #expect(OwnShape().path == nil)
        #expect(OwnAnimation(keyPath: "opacity").keyPath == "opacity")
    }

    @Test("a deferred menu element's subclass is made with its closure")
    func deferredElement() {
        var asked = 0
        let element = OwnDeferred { completion in
            asked += 1
            completion([])
        }
        element.load { _ in }
        element.load { _ in }
        #expect(asked == 1)
        let uncached = OwnDeferred.uncached { completion in
            asked += 1
            completion([])
        }
        uncached.load { _ in }
        uncached.load { _ in }
        #expect(asked == 3)
    }
}
