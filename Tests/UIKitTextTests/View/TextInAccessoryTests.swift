import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// A text view in the bar above the keyboard, as messengers have it.
@MainActor
@Suite(.serialized)
struct TextInAccessoryTests {
    private final class Bar: UIView, UITextViewDelegate {
        let text = UITextView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            text.font = .systemFont(ofSize: 17)
            text.isScrollEnabled = false
            text.delegate = self
            text.translatesAutoresizingMaskIntoConstraints = false
            let glass = UIVisualEffectView(effect: nil)
            glass.translatesAutoresizingMaskIntoConstraints = false
            let placeholder = UILabel()
            placeholder.text = "Aa"
            placeholder.translatesAutoresizingMaskIntoConstraints = false
            addSubview(glass)
            glass.contentView.addSubview(text)
            text.addSubview(placeholder)
            NSLayoutConstraint.activate(
                [(glass, self), (text, glass.contentView), (placeholder, text)].flatMap { (inner: UIView, outer: UIView) in
                    [
                        inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
                        inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
                        inner.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor),
                    ]
                })
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: text.sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
        }

        func textViewDidChange(_ textView: UITextView) { invalidateIntrinsicContentSize() }
    }

    private final class Messenger: UIViewController {
        let bar = Bar(frame: .zero)
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("TX-207: a text in the accessory is typed into, the accessory grows with it, and stays as the first responder changes")
    func messenger() throws {
        let messenger = Messenger()
        let screen = TestScreen(showing: messenger)
        messenger.becomeFirstResponder()
        screen.wait(0.5)
        let height = messenger.bar.bounds.height
        #expect(abs(height - 16 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
        #expect(messenger.bar.text.bounds.height == height)
        #expect(messenger.bar.text.becomeFirstResponder())
        #expect(messenger.bar.text.isFirstResponder)
        #expect(!messenger.isFirstResponder)
        try screen.type("one")
        try screen.press(key: "return")
        try screen.type("two")
        screen.wait(0.5)
        #expect(messenger.bar.text.text == "one\ntwo")
        #expect(messenger.bar.window != nil)
        #expect(abs(messenger.bar.bounds.height - height - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
        #expect(
            messenger.bar.convert(messenger.bar.bounds, to: nil as UIView?).maxY == screen.window.bounds.maxY
                - screen.window.safeAreaInsets.bottom)
        screen.window.endEditing(true)
        #expect(!messenger.bar.text.isFirstResponder)
    }

    @Test("Views on a text view that are held to its edges do not say how large its content is")
    func placeholders() {
        let messenger = Messenger()
        let screen = TestScreen(showing: messenger)
        messenger.becomeFirstResponder()
        messenger.bar.text.text = "one\ntwo\nthree"
        screen.wait(0.5)
        #expect(messenger.bar.text.contentSize.height > 70)
    }
}
