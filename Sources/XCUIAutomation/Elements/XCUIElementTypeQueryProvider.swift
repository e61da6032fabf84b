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
    @preconcurrency @MainActor public var windows: XCUIElementQuery { descendants(matching: .window) }
    @preconcurrency @MainActor public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    @preconcurrency @MainActor public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    @preconcurrency @MainActor public var buttons: XCUIElementQuery { descendants(matching: .button) }
    @preconcurrency @MainActor public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    @preconcurrency @MainActor public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    @preconcurrency @MainActor public var keys: XCUIElementQuery { descendants(matching: .key) }
    @preconcurrency @MainActor public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    @preconcurrency @MainActor public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    @preconcurrency @MainActor public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    @preconcurrency @MainActor public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    @preconcurrency @MainActor public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    @preconcurrency @MainActor public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    @preconcurrency @MainActor public var tables: XCUIElementQuery { descendants(matching: .table) }
    @preconcurrency @MainActor public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    @preconcurrency @MainActor public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    @preconcurrency @MainActor public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    @preconcurrency @MainActor public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    @preconcurrency @MainActor public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    @preconcurrency @MainActor public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    @preconcurrency @MainActor public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    @preconcurrency @MainActor public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    @preconcurrency @MainActor public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    @preconcurrency @MainActor public var switches: XCUIElementQuery { descendants(matching: .switch) }
    @preconcurrency @MainActor public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    @preconcurrency @MainActor public var links: XCUIElementQuery { descendants(matching: .link) }
    @preconcurrency @MainActor public var images: XCUIElementQuery { descendants(matching: .image) }
    @preconcurrency @MainActor public var icons: XCUIElementQuery { descendants(matching: .icon) }
    @preconcurrency @MainActor public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    @preconcurrency @MainActor public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    @preconcurrency @MainActor public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    @preconcurrency @MainActor public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    @preconcurrency @MainActor public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    @preconcurrency @MainActor public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    @preconcurrency @MainActor public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    @preconcurrency @MainActor public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    @preconcurrency @MainActor public var menus: XCUIElementQuery { descendants(matching: .menu) }
    @preconcurrency @MainActor public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    @preconcurrency @MainActor public var maps: XCUIElementQuery { descendants(matching: .map) }
    @preconcurrency @MainActor public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    @preconcurrency @MainActor public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    @preconcurrency @MainActor public var cells: XCUIElementQuery { descendants(matching: .cell) }
    @preconcurrency @MainActor public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
