import Foundation
@_spi(ForasteroInternal) @testable import UIKitText
import UIKitTesting

/// A phone with a text view on it that can be searched.
@MainActor
struct FindScreen {
    let screen: TestScreen
    let view = UITextView()
    let log = TextViewLog()

    init(
        _ text: String, size: CGSize = CGSize(width: 390, height: 700), scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        isEditing: Bool = true
    ) {
        let controller = UIViewController()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.isFindInteractionEnabled = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.backgroundColor = .systemBackground
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        screen = TestScreen(showing: controller, size: size, scale: scale, style: style)
        view.selectedRange = NSRange(location: 0, length: 0)
        if isEditing { view.becomeFirstResponder() }
        screen.wait(0.5)
        log.follow(view)
    }

    /// Shows the panel and types into it.
    func find(_ text: String, replacing replacement: String? = nil) throws {
        try screen.press(key: replacement == nil ? "cmd+f" : "cmd+option+f")
        screen.wait(0.5)
        try screen.type(text)
        guard let replacement else { return screen.wait(0.5) }
        try screen.press(key: "tab")
        try screen.type(replacement)
        screen.wait(0.5)
    }

    /// What the panel says of how much was found.
    var count: String? { (screen.view(named: "FindCount") as? UILabel)?.text }
    var interaction: UIFindInteraction? { view.findInteraction }
    /// What is looked at.
    var looked: NSRange? { view.finder.highlighted }
}
