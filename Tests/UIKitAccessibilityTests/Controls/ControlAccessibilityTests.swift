import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKitAccessibility

/// Answers of the controls to assistive technologies, where an app has set nothing.
@MainActor
struct ControlAccessibilityTests {
    private let screen = TestScreen()

    private func show(_ view: UIView, height: CGFloat = 44) {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: height)
        screen.window.addSubview(view)
        screen.settle()
    }

    private var elements: [any AccessibilityTarget] { AccessibilityTree.elements(in: screen.window) }

    @Test("AX-01: controls and labels are elements, other views are not")
    func elementsByDefault() {
        #expect(UIButton().isAccessibilityElement)
        #expect(UISwitch().isAccessibilityElement)
        #expect(UILabel().isAccessibilityElement)
        #expect(!UIView().isAccessibilityElement)
        #expect(!UIScrollView().isAccessibilityElement)
    }

    @Test("AX-17: a button is called by its title, else by its image or its kind")
    func buttonNames() {
        let button = UIButton(type: .custom)
        let image = UIImage()
        image.accessibilityLabel = "Sun"
        button.setImage(image, for: .normal)
        #expect(button.accessibilityLabel == "Sun")
        button.setTitle("Weather", for: .normal)
        #expect(button.accessibilityLabel == "Weather")
        #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
    }

    @Test("AX-17: the traits of a button follow its state")
    func buttonTraits() {
        let button = UIButton(type: .system)
        #expect(button.accessibilityTraits == .button)
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        button.isSelected = false
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("AX-18: the value of a switch is 1 or 0, and it is switched like a button")
    func switches() {
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        #expect(toggle.accessibilityTraits.contains([.button, .toggleButton]))
    }

    @Test("AX-19, AX-31: a slider is raised and lowered by 10 points of 100, and says its value in percent")
    func slider() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 50, 25)
        show(slider)
        #expect(slider.accessibilityTraits.contains(.adjustable))
        #expect(slider.accessibilityValue == "50%")
        slider.accessibilityIncrement()
        #expect(slider.value == 30)
        #expect(slider.accessibilityValue == "60%")
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.accessibilityValue == "40%")
    }

    @Test("AX-31: a reader raises and lowers an adjustable element, and finds the new value")
    func adjusting() throws {
        let slider = UISlider()
        show(slider)
        let description = ElementDescription(target: slider, scale: 1)
        let increment = try #require(description.actions.first { $0.name == "increment" })
        #expect(increment.perform(.current))
        #expect(description.node(in: 0).valueText == "10%")
        let decrement = try #require(description.actions.first { $0.name == "decrement" })
        #expect(decrement.perform(.current))
        #expect(description.node(in: 0).valueText == "0%")
    }

    @Test("A label whose text says that it is a heading is one, with its level and its language")
    func headings() {
        let label = UILabel()
        label.text = "Kapitel"
        show(label)
        #expect(ElementDescription(target: label, scale: 1).node(in: 0).role == .label)
        label.accessibilityAttributedLabel = NSAttributedString(
            string: "Kapitel", attributes: [.accessibilityTextHeadingLevel: 2, .accessibilitySpeechLanguage: "de-AT"])
        let node = ElementDescription(target: label, scale: 1).node(in: 0)
        #expect(node.role == .heading)
        #expect(node.headingLevel == 2)
        #expect(node.language == "de-AT")
        label.accessibilityAttributedLabel = NSAttributedString(string: "Kapitel", attributes: [.accessibilityTextHeadingLevel: 0])
        #expect(ElementDescription(target: label, scale: 1).node(in: 0).headingLevel == nil)
    }

    @Test("AX-20: of a stepper the halves are elements, named and with its value")
    func stepper() {
        let stepper = UIStepper()
        stepper.value = 3
        show(stepper)
        #expect(!stepper.isAccessibilityElement)
        #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
        #expect(elements.map(\.accessibilityValue) == ["3", "3"])
        #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.button) })
    }

    @Test("AX-21: each segment is a button with its title, and the chosen one is selected")
    func segments() {
        let control = UISegmentedControl(items: ["Day", "Week", "Year"])
        control.selectedSegmentIndex = 1
        show(control)
        #expect(elements.map(\.accessibilityLabel) == ["Day", "Week", "Year"])
        #expect(elements.map(\.accessibilityTraits) == [.button, [.button, .selected], .button])
    }

    @Test("AX-22: a page control is one adjustable element that says which page of how many")
    func pageControl() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (5, 1)
        #expect(control.accessibilityValue == "page 2 of 5")
        #expect(control.accessibilityTraits.contains(.adjustable))
        control.accessibilityIncrement()
        #expect(control.currentPage == 2)
    }

    @Test("AX-22: progress is told in percent, and an activity indicator says whether it turns")
    func progress() {
        let bar = UIProgressView()
        bar.progress = 0.25
        #expect(bar.isAccessibilityElement)
        #expect(bar.accessibilityValue == "25%")
        #expect(bar.accessibilityTraits.contains(.updatesFrequently))
        let indicator = UIActivityIndicatorView()
        #expect(indicator.accessibilityLabel == "Progress halted")
        indicator.startAnimating()
        #expect(indicator.accessibilityLabel == "In progress")
    }

    private class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Wheel \(component)" }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "Turns \(component)" }
    }

    @Test("AX-24: each wheel of a picker is adjustable and says its row; the delegate names it")
    func picker() {
        let (picker, wheels) = (UIPickerView(), Wheels())
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        show(picker, height: 216)
        #expect(elements.map(\.accessibilityValue) == ["0.0", "1.0"])
        #expect(elements.map(\.accessibilityLabel) == ["Wheel 0", "Wheel 1"])
        #expect(elements.map(\.accessibilityHint) == ["Turns 0", "Turns 1"])
        #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
        elements.first?.accessibilityIncrement()
        screen.wait(1)
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }
}
