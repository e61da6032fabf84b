import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

/// What recorded tests call an element, and what it is to UIKitTesting, which has to find it.
@MainActor
struct ElementQueryNameTests {
    @Test("Each kind of view is recorded as the query that finds it")
    func kinds() {
        expect(UIButton(), "buttons", .button)
        expect(UILabel(), "staticTexts", .staticText)
        expect(UITextField(), "textFields", .textField)
        let secret = UITextField()
        secret.isSecureTextEntry = true
        expect(secret, "secureTextFields", .secureTextField)
        expect(UISwitch(), "switches", .switch)
        expect(UISlider(), "sliders", .slider)
        expect(UIStepper(), "steppers", .stepper)
        expect(UISegmentedControl(items: ["A", "B"]), "segmentedControls", .segmentedControl)
        expect(UIProgressView(), "progressIndicators", .progressIndicator)
        let indicator = UIActivityIndicatorView()
        indicator.startAnimating()
        expect(indicator, "activityIndicators", .activityIndicator)
        expect(UIPageControl(), "pageIndicators", .pageIndicator)
        expect(UIPickerView(), "pickers", .picker)
        expect(UIDatePicker(), "datePickers", .datePicker)
        expect(UITableView(), "tables", .table)
        expect(UIScrollView(), "scrollViews", .scrollView)
        expect(UINavigationBar(), "navigationBars", .navigationBar)
        expect(UITabBar(), "tabBars", .tabBar)
        expect(UIToolbar(), "toolbars", .toolbar)
        expect(UIImageView(), "images", .image)
        expect(UIControl(), "buttons", .button)
        expect(UIView(), "otherElements", .other)
    }

    private func expect(_ view: UIView, _ query: String, _ elementType: ElementType) {
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
        view.accessibilityIdentifier = "it"
        let screen = TestScreen(showing: view, scale: 1)
        #expect(ElementQueryName.element(view, "it", in: [screen.window]) == "\(query)[\"it\"]")
        #expect(screen.descendants(matching: elementType)["it"].view === view, "\(query)")
    }
}
