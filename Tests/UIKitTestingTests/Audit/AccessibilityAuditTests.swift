import Testing
import UIKitTesting

@MainActor
final class AccessibilityAuditTests {
    /// What has been found goes with it.
    private var screen: TestScreen?

    private func findings(_ types: AccessibilityAuditType = .all, _ build: (UIView) -> Void) -> [AccessibilityAuditIssue] {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        build(controller.view)
        let screen = TestScreen(showing: controller)
        self.screen = screen
        do {
            try screen.performAccessibilityAudit(for: types)
            return []
        } catch {
            return (error as? AccessibilityAuditError)?.issues ?? []
        }
    }

    private func button(_ title: String?, _ frame: CGRect) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.frame = frame
        return button
    }

    private func label(_ text: String, _ color: UIColor, width: CGFloat = 300) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: width, height: 24))
        label.text = text
        label.textColor = color
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    @Test("A screen in order has no findings")
    func nothing() {
        #expect(
            findings {
                $0.addSubview(button("Save", CGRect(x: 20, y: 200, width: 80, height: 44)))
                $0.addSubview(label("All is well", .black))
            }.isEmpty)
    }

    @Test("AX-38: controls that are called nothing are found")
    func labels() {
        let found = findings {
            $0.addSubview(button(nil, CGRect(x: 20, y: 200, width: 80, height: 44)))
            let named = button(nil, CGRect(x: 20, y: 300, width: 80, height: 44))
            named.accessibilityLabel = "Share"
            $0.addSubview(named)
        }
        #expect(found.map(\.auditType) == [.sufficientElementDescription])
        #expect(found.first?.element.frame.minY == 200)
    }

    @Test("AX-38: controls that are hard to hit are found; those that take touches around them are not")
    func targets() {
        let found = findings {
            $0.addSubview(button("a", CGRect(x: 20, y: 200, width: 20, height: 20)))
            let generous = Generous(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
            generous.accessibilityLabel = "b"
            $0.addSubview(generous)
        }
        #expect(found.map(\.auditType) == [.hitRegion])
        #expect(found.first?.element.label == "a")
    }

    @Test("AX-38: text that stands out too little is found; large text may stand out less")
    func contrast() {
        let grey = UIColor(white: 0.55, alpha: 1)
        #expect(findings { $0.addSubview(label("pale", grey)) }.map(\.auditType) == [.contrast])
        #expect(
            findings {
                let large = label("pale", grey)
                large.font = .systemFont(ofSize: 20)
                $0.addSubview(large)
            }.isEmpty)
        #expect(findings { $0.addSubview(label("clear", UIColor(white: 0, alpha: 0.3))) }.count == 1)
    }

    @Test("AX-38: text that has less room than it needs is found")
    func clipping() {
        let found = findings { $0.addSubview(label("This text is far too long for so little room", .black, width: 60)) }
        #expect(found.map(\.auditType) == [.textClipped])
    }

    @Test("AX-39: the handler leaves findings out one by one; the types, by what is looked for")
    func ignoring() throws {
        #expect(findings(.contrast) { $0.addSubview(button(nil, CGRect(x: 20, y: 200, width: 80, height: 44))) }.isEmpty)
        let controller = UIViewController()
        controller.view.addSubview(button(nil, CGRect(x: 20, y: 200, width: 10, height: 10)))
        let screen = TestScreen(showing: controller)
        var seen = 0
        try screen.performAccessibilityAudit { issue in
            seen += 1
            return issue.auditType == .hitRegion || issue.auditType == .sufficientElementDescription
        }
        #expect(seen == 2)
    }

    private final class Generous: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).contains(point) }
    }

    @Test("AX-38: text that stays small is found, but not that of controls")
    func fixedText() {
        let found = findings(.dynamicType) {
            let fixed = label("Small", .black)
            fixed.adjustsFontForContentSizeCategory = false
            $0.addSubview(fixed)
            $0.addSubview(button("Save", CGRect(x: 20, y: 200, width: 80, height: 44)))
            $0.addSubview(label("Grows", .black))
        }
        #expect(found.map(\.auditType) == [.dynamicType])
        #expect(found.first?.detailedDescription.contains("Small") == true)
    }

    @Test("AX-38: text that nobody speaks is found, unless it is hidden on purpose or another element tells it")
    func unspokenText() {
        func mute(_ text: String) -> UILabel {
            let label = label(text, .black)
            label.isAccessibilityElement = false
            return label
        }
        let found = findings(.elementDetection) {
            $0.addSubview(mute("Mute"))
            let hidden = mute("Hidden")
            hidden.accessibilityElementsHidden = true
            $0.addSubview(hidden)
            let card = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
            (card.isAccessibilityElement, card.accessibilityLabel) = (true, "Card")
            card.addSubview(mute("Told"))
            $0.addSubview(card)
        }
        #expect(found.count == 1)
        #expect(found.first?.detailedDescription.contains("Mute") == true)
    }

    @Test("AX-38: traits that contradict each other, and a button that does not say so, are found")
    func traits() {
        let found = findings(.trait) {
            let link = label("Both", .black)
            link.accessibilityTraits = [.button, .link]
            $0.addSubview(link)
            let card = label("Tapped", .black)
            card.isUserInteractionEnabled = true
            card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            $0.addSubview(card)
            $0.addSubview(button("Save", CGRect(x: 20, y: 300, width: 80, height: 44)))
            let toggle = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
            toggle.accessibilityLabel = "Sound"
            $0.addSubview(toggle)
        }
        #expect(found.map(\.auditType) == [.trait, .trait])
        #expect(found.map { $0.detailedDescription.contains("Both") || $0.detailedDescription.contains("Tapped") } == [true, true])
    }
}
