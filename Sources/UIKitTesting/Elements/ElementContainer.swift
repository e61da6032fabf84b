/// Where elements are looked for: a screen, an element, or all elements of a query. The names follow XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuielementtypequeryprovider
@MainActor
public protocol ElementContainer {
    /// The elements of a type inside, however deep. Hidden ones do not count.
    func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementContainer {
    public var windows: ElementQuery { descendants(matching: .window) }
    public var alerts: ElementQuery { descendants(matching: .alert) }
    public var sheets: ElementQuery { descendants(matching: .sheet) }
    public var buttons: ElementQuery { descendants(matching: .button) }
    public var staticTexts: ElementQuery { descendants(matching: .staticText) }
    /// Keyboards on the screen, where ``TestScreen/showsKeyboard`` asks for them.
    public var keyboards: ElementQuery { descendants(matching: .keyboard) }
    public var keys: ElementQuery { descendants(matching: .key) }
    public var searchFields: ElementQuery { descendants(matching: .searchField) }
    public var textFields: ElementQuery { descendants(matching: .textField) }
    public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
    public var textViews: ElementQuery { descendants(matching: .textView) }
    public var images: ElementQuery { descendants(matching: .image) }
    public var switches: ElementQuery { descendants(matching: .switch) }
    public var sliders: ElementQuery { descendants(matching: .slider) }
    public var steppers: ElementQuery { descendants(matching: .stepper) }
    public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
    public var pickers: ElementQuery { descendants(matching: .picker) }
    public var pickerWheels: ElementQuery { descendants(matching: .pickerWheel) }
    public var datePickers: ElementQuery { descendants(matching: .datePicker) }
    public var popovers: ElementQuery { descendants(matching: .popover) }
    public var menus: ElementQuery { descendants(matching: .menu) }
    public var menuItems: ElementQuery { descendants(matching: .menuItem) }
    public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
    public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
    public var pageIndicators: ElementQuery { descendants(matching: .pageIndicator) }
    public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
    public var tables: ElementQuery { descendants(matching: .table) }
    public var collectionViews: ElementQuery { descendants(matching: .collectionView) }
    public var cells: ElementQuery { descendants(matching: .cell) }
    public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
    public var tabBars: ElementQuery { descendants(matching: .tabBar) }
    public var toolbars: ElementQuery { descendants(matching: .toolbar) }
    public var otherElements: ElementQuery { descendants(matching: .other) }
}
