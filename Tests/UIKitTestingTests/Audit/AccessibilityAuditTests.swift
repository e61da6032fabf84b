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
}
