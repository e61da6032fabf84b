@_spi(ForasteroInternal) import Drive
import UIKitCollections
import UIKitContainers
@_spi(ForasteroInternal) import UIKitControls
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists
import UIKitText
import UIKitViews

/// How tests find a view: by what it is to a user, and its name. The words are those of UIKitTesting, which follow XCUITest.
@MainActor
enum ElementQueryName {
    /// Such as `buttons["Save"]`; nil if another view would be found as well.
    static func element(_ view: UIView, _ name: String, in windows: [UIWindow]) -> String? {
        guard let query = query(for: view) else { return nil }
        let others = windows.flatMap(\.tree).filter { self.query(for: $0) == query && isNamed($0, name) && !isHidden($0) }
        guard others.count == 1, others.first === view else { return nil }
        return "\(query)[\(LegibleText.quote(name))]"
    }

    private static func query(for view: UIView) -> String? {
        switch view {
        case is UIWindow: nil
        case is UISearchTextField: "searchFields"
        case let field as UITextField: field.isSecureTextEntry ? "secureTextFields" : "textFields"
        case is UIButton: "buttons"
        case is UILabel: "staticTexts"
        case is UISwitch: "switches"
        case is UISlider: "sliders"
        case is UIStepper: "steppers"
        case is UISegmentedControl: "segmentedControls"
        case is UIProgressView: "progressIndicators"
        case is UIActivityIndicatorView: "activityIndicators"
        case is UIPageControl: "pageIndicators"
        case is UITableView: "tables"
        case is UITableViewCell, is UICollectionViewCell: "cells"
        case is UICollectionView: "collectionViews"
        case is UIPickerView: "pickers"
        case is PickerWheel: "pickerWheels"
        case is UIDatePicker: "datePickers"
        case is UITextView: "textViews"
        case is UIScrollView: "scrollViews"
        case is UINavigationBar: "navigationBars"
        case is UITabBar: "tabBars"
        case is UIToolbar: "toolbars"
        case is UIImageView: "images"
        default: queryByTraits(of: view)
        }
    }

    private static func queryByTraits(of view: UIView) -> String {
        let traits = view.accessibilityTraits
        if traits.contains(.button) { return "buttons" }
        if traits.contains(.adjustable) { return "sliders" }
        if traits.contains(.image) { return "images" }
        if traits.contains(.staticText) { return "staticTexts" }
        return view is UIControl ? "buttons" : "otherElements"
    }

    private static func isNamed(_ view: UIView, _ name: String) -> Bool {
        view.accessibilityIdentifier == name || view.accessibilityLabel == name || (view as? any ShownText)?.shownText == name
            || (view as? UITableViewCell)?.textLabel?.text == name
    }

    private static func isHidden(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let member = ancestor {
            if member.isHidden || member.alpha < 0.01 { return true }
            ancestor = member.superview
        }
        return false
    }
}

extension UIView {
    fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
