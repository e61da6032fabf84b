@_spi(ForasteroInternal) import Display
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKit

/// An application in which nothing moves lets the machine sleep: no timer waits, no frame is made.
@MainActor
@Suite(.serialized)
struct AtRestTests {
    /// Every kind of view that might move by itself, and does not.
    private static let views: [String: @MainActor () -> UIView] = [
        "label": {
            let label = UILabel()
            label.text = "Still"
            return label
        },
        "button": { UIButton(configuration: .filled()) },
        "button of a tap": { UIButton(type: .system) },
        "switch": {
            let control = UISwitch()
            control.setOn(true, animated: true)
            return control
        },
        "slider": {
            let slider = UISlider()
            slider.setValue(0.7, animated: true)
            return slider
        },
        "progress": {
            let progress = UIProgressView(progressViewStyle: .default)
            progress.setProgress(0.5, animated: true)
            return progress
        },
        "stepper": { UIStepper() },
        "segments": { UISegmentedControl(items: ["One", "Two"]) },
        "dots": { UIPageControl() },
        "date in wheels": {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return picker
        },
        "calendar": { UICalendarView() },
        "picker": { UIPickerView() },
        "stopped indicator": {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            indicator.stopAnimating()
            return indicator
        },
        "hidden indicator": {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            indicator.isHidden = true
            return indicator
        },
        "hidden indicator in a hidden view": {
            let view = UIView()
            let indicator = UIActivityIndicatorView(style: .medium)
            view.addSubview(indicator)
            indicator.startAnimating()
            view.isHidden = true
            return view
        },
        "animation that is over and kept": {
            let view = UIView()
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.byValue, animation.duration) = (50, 0.3)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            view.layer.add(animation, forKey: "move")
            return view
        },
        "field": { UITextField() },
        "text": { UITextView() },
        "search": { UISearchBar() },
        "scroll view that was moved": {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 300, height: 4000)
            scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            return scroll
        },
        "stopped pictures": {
            let picture = UIImageView()
            picture.animationImages = [UIImage(), UIImage()]
            picture.startAnimating()
            picture.stopAnimating()
            return picture
        },
        "blur": { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    ]

    /// Every kind of controller, at rest.
    private static let controllers: [String: @MainActor () -> UIViewController] = [
        "navigation": {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UITableViewController(style: .insetGrouped), animated: true)
            return navigation
        },
        "tabs": {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return tabs
        },
        "split": {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        },
        "pages": { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
        "grid": { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
        "search in a bar": {
            let page = UIViewController()
            page.navigationItem.searchController = UISearchController()
            return UINavigationController(rootViewController: page)
        },
    ]

    /// When the next thing would happen by itself on a screen that has been left alone for ten seconds.
    private func nextTime(on screen: TestScreen) -> Double? {
        screen.wait(10)
        return DisplayHost.current.display.clock.nextFireTime
    }

    @Test("A view that has stopped wakes nobody", arguments: views.keys.sorted())
    func view(name: String) throws {
        let make = try #require(Self.views[name])
        let view = make()
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
        #expect(nextTime(on: TestScreen(showing: view)) == nil)
    }

    @Test("A controller whose change is over wakes nobody", arguments: controllers.keys.sorted())
    func controller(name: String) throws {
        let make = try #require(Self.controllers[name])
        #expect(nextTime(on: TestScreen(showing: make())) == nil)
    }

    @Test("An alert that stands wakes nobody, and neither does one that has gone")
    func alert() {
        let controller = UIViewController()
        let screen = TestScreen(showing: controller)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
        #expect(nextTime(on: screen) == nil)
        alert.dismiss(animated: true)
        #expect(nextTime(on: screen) == nil)
    }

    @Test("A finger that has thrown a list leaves nothing behind when the list stands, its bar included")
    func fling() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 9000)
        let screen = TestScreen(showing: scroll)
        try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
        #expect(scroll.contentOffset.y > 300)
        #expect(nextTime(on: screen) == nil)
    }

    @Test("A caret wakes the application when it comes or goes, and for no frame between")
    func caret() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let screen = TestScreen(showing: field)
        field.becomeFirstResponder()
        screen.wait(10)
        let clock = DisplayHost.current.display.clock
        var wakeUps = 0
        let end = clock.now + 10
        while let next = clock.nextFireTime, next <= end {
            screen.wait(next - clock.now)
            wakeUps += 1
        }
        #expect(wakeUps > 10 && wakeUps <= 40, "\(wakeUps) in 10 s")
    }
}
