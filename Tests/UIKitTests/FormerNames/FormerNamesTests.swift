import Testing
import UIKit
import UIKitTesting

// This target is compiled as Swift 4, as an app is whose project says so.

@MainActor
struct FormerNamesTests {
    /// An app's delegate, as it was written then.
    private class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
        ) -> Bool {
            true
        }
    }

    private class Listener: NSObject {
        var heights: [CGFloat] = []

        @objc func keyboardWillShow(_ notification: Notification) {
            let frame = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
            heights.append(frame?.cgRectValue.height ?? 0)
        }
    }

    @Test("SV-128: a project of Swift 4 may use the names of its time: the requirement of a delegate is met by them")
    func delegates() {
        let delegate: UIApplicationDelegate = AppDelegate()
        #expect(delegate.application?(UIApplication.shared, didFinishLaunchingWithOptions: nil) == true)
    }

    @Test("SV-128: types and constants of views")
    func views() {
        #expect(UITouchProperties.force == UITouch.Properties.force)
        #expect(UIApplicationShortcutIconType.compose == UIApplicationShortcutIcon.IconType.compose)
        #expect(UIDocumentSaveOperation.forCreating == UIDocument.SaveOperation.forCreating)
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("On", for: UIControlState.selected)
        #expect(button.title(for: .selected) == "On")
        let view = UIView()
        view.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
        view.contentMode = UIViewContentMode.scaleAspectFit
        #expect(view.intrinsicContentSize.width == UIViewNoIntrinsicMetric)
        let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
        table.rowHeight = UITableViewAutomaticDimension
        #expect(table.rowHeight == UITableView.automaticDimension)
        let attributes: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        #expect(NSAttributedString(string: "a", attributes: attributes).attributes(at: 0, effectiveRange: nil).count == 1)
    }

    @Test("SV-128: functions on geometry and pictures")
    func functions() {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        #expect(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(CGRectFromString(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4))) == CGRect(x: 1, y: 2, width: 3, height: 4))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(UIImagePNGRepresentation(image).flatMap { UIImage(data: $0) } != nil)
        #expect(UIImageJPEGRepresentation(image, 0.5) != nil)
    }

    @Test("SV-128: notifications and the keys of their values")
    func notifications() {
        let listener = Listener()
        NotificationCenter.default.addObserver(
            listener, selector: #selector(Listener.keyboardWillShow(_:)), name: .UIKeyboardWillShow, object: nil)
        let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 390, height: 336))
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        #expect(listener.heights == [336])
        #expect(NSNotification.Name.UIApplicationDidEnterBackground == UIApplication.didEnterBackgroundNotification)
    }

    @Test("SV-128: members of views and controllers, and constants of layers")
    func members() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        #expect(parent.childViewControllers.isEmpty)
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        #expect(view.subviews == [second, first])
        view.sendSubview(toBack: first)
        #expect(view.subviews == [first, second])
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fillMode = kCAFillModeForwards
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        #expect(animation.fillMode == .forwards)
    }
}
