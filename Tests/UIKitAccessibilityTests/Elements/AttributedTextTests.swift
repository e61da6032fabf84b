import Foundation
import Testing
import UIKitTesting

/// Texts for assistive technologies with attributes of speech, and what follows from other properties.
@MainActor
struct AttributedTextTests {
    private let spelled = NSAttributedString(string: "UIKit", attributes: [NSAttributedString.Key("spell"): true])

    @Test("AX-02: labels, hints and values have attributed forms that follow each other")
    func views() {
        let view = UIView()
        #expect(view.accessibilityAttributedLabel == nil)
        view.accessibilityLabel = "plain"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "plain"))
        view.accessibilityAttributedLabel = spelled
        #expect(view.accessibilityLabel == "UIKit")
        #expect(view.accessibilityAttributedLabel == spelled)
        view.accessibilityLabel = "other"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "other"))
        view.accessibilityAttributedLabel = nil
        #expect(view.accessibilityLabel == nil)
        view.accessibilityAttributedHint = spelled
        #expect(view.accessibilityHint == "UIKit")
        #expect(view.accessibilityAttributedHint == spelled)
        view.accessibilityAttributedValue = spelled
        #expect(view.accessibilityValue == "UIKit")
        #expect(view.accessibilityAttributedValue == spelled)
    }

    @Test("AX-02: elements that are no views have them likewise")
    func elements() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityAttributedLabel = spelled
        #expect(element.accessibilityLabel == "UIKit")
        #expect(element.accessibilityAttributedLabel == spelled)
        element.accessibilityLabel = "other"
        #expect(element.accessibilityAttributedLabel?.string == "other")
        element.accessibilityHint = "plain"
        #expect(element.accessibilityAttributedHint?.string == "plain")
        element.accessibilityAttributedHint = nil
        #expect(element.accessibilityHint == nil)
        element.accessibilityAttributedValue = spelled
        #expect(element.accessibilityAttributedValue == spelled)
    }

    @Test("AX-02: the label of a control is its title, and so is the attributed one")
    func controls() {
        let button = UIButton(type: .system)
        #expect(button.accessibilityLabel == nil)
        button.setTitle("Save", for: .normal)
        #expect(button.accessibilityLabel == "Save")
        #expect(button.accessibilityAttributedLabel == NSAttributedString(string: "Save"))
        #expect(UIView().accessibilityLabel == nil)
    }

    @Test("AX-14: without names for the voice, the label serves")
    func inputLabels() {
        let label = UILabel()
        label.text = "Sun"
        #expect(label.accessibilityUserInputLabels == ["Sun"])
        label.accessibilityUserInputLabels = ["Star"]
        #expect(label.accessibilityUserInputLabels == ["Star"])
        label.accessibilityUserInputLabels = []
        #expect(label.accessibilityUserInputLabels == ["Sun"])
    }

    @Test("AX-14: a control that is not enabled does not respond to the user, unless the app says so")
    func response() {
        let button = UIButton(type: .system)
        #expect(button.accessibilityRespondsToUserInteraction)
        button.isEnabled = false
        #expect(!button.accessibilityRespondsToUserInteraction)
        button.accessibilityRespondsToUserInteraction = true
        #expect(button.accessibilityRespondsToUserInteraction)
    }
}
