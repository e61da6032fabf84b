@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// What an ``Element`` is to a user. The names are those of XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuielement/elementtype
public enum ElementType: String, CaseIterable, Sendable {
    case any, other, window, alert, sheet, button, staticText, image, `switch`, slider, progressIndicator, activityIndicator
    case pageIndicator, scrollView, table, cell, navigationBar, tabBar, toolbar, stepper, segmentedControl, popover, menu, menuItem

    /// What a view is: by its class, else by the traits that it tells assistive technologies.
    @MainActor
    init(_ view: UIView) {
        self = ElementType.ofController(view) ?? ElementType.ofMenu(view) ?? ElementType.ofClass(view) ?? ElementType.ofTraits(view)
    }

    /// The view of an alert, or of what a popover shows, is one whatever its class is.
    @MainActor
    private static func ofController(_ view: UIView) -> ElementType? {
        guard let controller = view.next as? UIViewController, controller.view === view else { return nil }
        if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .sheet }
        return controller.modalPresentationStyle == .popover && controller.presentingViewController != nil ? .popover : nil
    }

    @MainActor
    private static func ofMenu(_ view: UIView) -> ElementType? {
        switch MenuPart(view) {
        case .menu: .menu
        case .item: .menuItem
        case nil: nil
        }
    }

    @MainActor
    private static func ofClass(_ view: UIView) -> ElementType? {
        switch view {
        case is UIWindow: .window
        case is UIButton: .button
        case is UILabel: .staticText
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIPageControl: .pageIndicator
        case is UITableView: .table
        case is UITableViewCell: .cell
        case is UIScrollView: .scrollView
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UIImageView: .image
        default: nil
        }
    }

    @MainActor
    private static func ofTraits(_ view: UIView) -> ElementType {
        let traits = view.accessibilityTraits
        if traits.contains(.button) { return .button }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) { return .staticText }
        return view is UIControl ? .button : .other
    }
}
