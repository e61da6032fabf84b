/// Where elements are looked for by what they are.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// The first of the elements; the others are not looked for.
    var firstMatch: XCUIElement { get }

    /// The elements of a type inside, however deep.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

// Each says so by itself that code of older language modes may ask for it from anywhere: an extension hands that on to none.
extension XCUIElementTypeQueryProvider {
    /// Each ``UIWindow``.
    @preconcurrency @MainActor public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Views of alert controllers in the style of an action sheet.
    @preconcurrency @MainActor public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Views of alert controllers in the style of an alert.
    @preconcurrency @MainActor public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Buttons, and what has the button trait or is a control of no other type.
    @preconcurrency @MainActor public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Views of controllers that a popover shows.
    @preconcurrency @MainActor public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// Keyboards on the screen.
    @preconcurrency @MainActor public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys of keyboards on the screen that type a character.
    @preconcurrency @MainActor public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Each `UINavigationBar`.
    @preconcurrency @MainActor public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// Each `UITabBar`.
    @preconcurrency @MainActor public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Each `UIToolbar`.
    @preconcurrency @MainActor public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Each `UITableView`.
    @preconcurrency @MainActor public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Each `UICollectionView`.
    @preconcurrency @MainActor public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// Sliders, and what has the trait of being adjustable.
    @preconcurrency @MainActor public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Each `UIPageControl`.
    @preconcurrency @MainActor public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Each `UIProgressView`.
    @preconcurrency @MainActor public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Each `UIActivityIndicatorView`.
    @preconcurrency @MainActor public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Each `UISegmentedControl`.
    @preconcurrency @MainActor public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Each `UIPickerView`.
    @preconcurrency @MainActor public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The wheels of pickers, from left to right.
    @preconcurrency @MainActor public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Each `UISwitch`.
    @preconcurrency @MainActor public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Image views, and what has the image trait.
    @preconcurrency @MainActor public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Each `UISearchTextField`.
    @preconcurrency @MainActor public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Scroll views that are neither tables, collections nor text views.
    @preconcurrency @MainActor public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Labels, and what has the trait of static text.
    @preconcurrency @MainActor public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Text fields, but for those that hide their text.
    @preconcurrency @MainActor public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Text fields that hide their text.
    @preconcurrency @MainActor public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Each `UIDatePicker`.
    @preconcurrency @MainActor public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Each `UITextView`.
    @preconcurrency @MainActor public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Menus that are open.
    @preconcurrency @MainActor public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// Entries of menus that are open.
    @preconcurrency @MainActor public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Always empty: nothing here is of this type.
    @preconcurrency @MainActor public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Each `UIStepper`.
    @preconcurrency @MainActor public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Cells of tables and of collection views.
    @preconcurrency @MainActor public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The elements of no other type.
    @preconcurrency @MainActor public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
