import Testing
@_spi(ForasteroInternal) @testable import UIKitContainers
import UIKitTesting

/// Properties that are not in the API, which apps set and read by their keys all the same.
@MainActor
struct AlertKeyTests {
    private let root = UIViewController()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: root) }

    private func label(_ text: String) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap { find($0) }.first
        }
        return find(screen.window)
    }

    @Test("The title of an alert's action has the colour that its key titleTextColor gets, also while it is shown")
    func titleTextColor() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        let (first, second) = (UIAlertAction(title: "Green", style: .destructive), UIAlertAction(title: "Plain", style: .destructive))
        first.setValue(UIColor.systemGreen, forKey: "titleTextColor")
        for action in [first, second] { alert.addAction(action) }
        root.present(alert, animated: false)
        screen.settle()
        #expect(label("Green")?.textColor == .systemGreen)
        #expect(label("Plain")?.textColor == .systemRed)
        second.setValue(UIColor.systemBlue, forKey: "titleTextColor")
        #expect(label("Plain")?.textColor == .systemBlue)
        #expect(first.value(forKey: "titleTextColor") as? UIColor == .systemGreen)
    }

    @Test("An alert shows the attributed title and message that its keys get in place of the plain ones")
    func attributedTexts() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let font = UIFont.italicSystemFont(ofSize: 20)
        alert.setValue(NSAttributedString(string: "Large", attributes: [.font: font]), forKey: "attributedTitle")
        root.present(alert, animated: false)
        screen.settle()
        #expect(label("Title") == nil)
        #expect(label("Large")?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        #expect(label("Message") != nil)
        alert.setValue(NSAttributedString(string: "Other"), forKey: "attributedMessage")
        screen.settle()
        #expect(label("Message") == nil)
        #expect(label("Other") != nil)
    }
}
