/// Where elements are looked for: a screen, an element, or all elements of a query. The names follow XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuielementtypequeryprovider
@MainActor
public protocol ElementContainer {
    /// The elements of a type inside, however deep. Hidden ones do not count.
    func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementContainer {
    /// Each ``UIWindow``.
    public var windows: ElementQuery { descendants(matching: .window) }
    /// Views of alert controllers in the style of an alert.
    public var alerts: ElementQuery { descendants(matching: .alert) }
    /// Views of alert controllers in the style of an action sheet.
    public var sheets: ElementQuery { descendants(matching: .sheet) }
    /// Buttons, and what has the button trait or is a control of no other type.
    public var buttons: ElementQuery { descendants(matching: .button) }
    /// Labels, and what has the trait of static text.
    public var staticTexts: ElementQuery { descendants(matching: .staticText) }
    /// Keyboards on the screen, where ``TestScreen/showsKeyboard`` asks for them.
    public var keyboards: ElementQuery { descendants(matching: .keyboard) }
    /// The keys of keyboards on the screen that type a character.
    public var keys: ElementQuery { descendants(matching: .key) }
    /// Each `UISearchTextField`.
    public var searchFields: ElementQuery { descendants(matching: .searchField) }
    /// Text fields, but for those that hide their text.
    public var textFields: ElementQuery { descendants(matching: .textField) }
    /// Text fields that hide their text.
    public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
    /// Each `UITextView`.
    public var textViews: ElementQuery { descendants(matching: .textView) }
    /// Image views, and what has the image trait.
    public var images: ElementQuery { descendants(matching: .image) }
    /// Each `UISwitch`.
    public var switches: ElementQuery { descendants(matching: .switch) }
    /// Sliders, and what has the trait of being adjustable.
    public var sliders: ElementQuery { descendants(matching: .slider) }
    /// Each `UIStepper`.
    public var steppers: ElementQuery { descendants(matching: .stepper) }
    /// Each `UISegmentedControl`.
    public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
    /// Each `UIPickerView`.
    public var pickers: ElementQuery { descendants(matching: .picker) }
    /// The wheels of pickers, from left to right.
    public var pickerWheels: ElementQuery { descendants(matching: .pickerWheel) }
    /// Each `UIDatePicker`.
    public var datePickers: ElementQuery { descendants(matching: .datePicker) }
    /// Views of controllers that a popover shows.
    public var popovers: ElementQuery { descendants(matching: .popover) }
    /// Menus that are open.
    public var menus: ElementQuery { descendants(matching: .menu) }
    /// Entries of menus that are open.
    public var menuItems: ElementQuery { descendants(matching: .menuItem) }
    /// Each `UIProgressView`.
    public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
    /// Each `UIActivityIndicatorView`.
    public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
    /// Each `UIPageControl`.
    public var pageIndicators: ElementQuery { descendants(matching: .pageIndicator) }
    /// Scroll views that are neither tables, collections nor text views.
    public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
    /// Each `UITableView`.
    public var tables: ElementQuery { descendants(matching: .table) }
    /// Each `UICollectionView`.
    public var collectionViews: ElementQuery { descendants(matching: .collectionView) }
    /// Cells of tables and of collection views.
    public var cells: ElementQuery { descendants(matching: .cell) }
    /// Each `UINavigationBar`.
    public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
    /// Each `UITabBar`.
    public var tabBars: ElementQuery { descendants(matching: .tabBar) }
    /// Each `UIToolbar`.
    public var toolbars: ElementQuery { descendants(matching: .toolbar) }
    /// The elements of no other type.
    public var otherElements: ElementQuery { descendants(matching: .other) }
}
