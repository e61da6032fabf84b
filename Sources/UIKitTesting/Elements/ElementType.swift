@_spi(ForasteroInternal) import UIKitInteractions
@_spi(ForasteroInternal) import UIKitCore
import UIKit
@_spi(ForasteroInternal) import UIKitControls
import UIKitTextInput

/// The kind of an ``Element`` for a user. The names and numbers are those of XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuielement/elementtype
@objc public enum ElementType: UInt, CaseIterable, Sendable {
    case any = 0
    case other = 1
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case popover = 18
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case collectionView = 32
    case slider = 33
    case pageIndicator = 34
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case picker = 38
    case pickerWheel = 39
    case `switch` = 40
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case datePicker = 51
    case textView = 52
    case menu = 53
    case menuItem = 54
    case cell = 75
    case stepper = 79

    /// The kind of a view: by its class, else by the traits that it has for assistive technologies.
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
        case is any ScreenKeyboard: .keyboard
        case let key as any ScreenKey: key.typesCharacter ? .key : .button
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
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
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UICollectionView: .collectionView
        case is UIPickerView: .picker
        case is PickerWheel: .pickerWheel
        case is UIDatePicker: .datePicker
        case is UITextView: .textView
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
