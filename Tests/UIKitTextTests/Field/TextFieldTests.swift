import Foundation
import Testing
import UIKitText
import UIKitTesting

/// What a field is before anything happens, and how large.
@MainActor
@Suite(.serialized)
struct TextFieldTests {
    @Test("CT-44: the defaults")
    func defaults() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(field.font?.pointSize == 17)
        #expect(field.textColor == .label)
        #expect(field.borderStyle == .none)
        #expect(field.clearButtonMode == .never)
        #expect(!field.clearsOnBeginEditing)
        #expect(!field.clearsOnInsertion)
        #expect(field.leftViewMode == .never)
        #expect(field.rightViewMode == .never)
        #expect(field.leftView == nil)
        #expect(field.rightView == nil)
        #expect(field.textAlignment == .natural)
        #expect(!field.adjustsFontSizeToFitWidth)
        #expect(field.minimumFontSize == 0)
        #expect(!field.isEditing)
        #expect(field.selectedTextRange == nil)
        #expect(field.typingAttributes == nil)
        #expect(!field.hasText)
        #expect(!field.isSecureTextEntry)
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.returnKeyType == .default)
        #expect(field.inputView == nil)
        #expect(field.inputAccessoryView == nil)
        #expect(field.textContentType == nil)
        field.text = nil
        #expect(field.text == "")
        field.font = nil
        #expect(field.font == .systemFont(ofSize: 17))
        field.textColor = nil
        #expect(field.textColor == .label)
    }

    @Test("With round corners a field is 34 high; its width is that of its text, or of its placeholder if that is wider")
    func size() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Hello"
        let size = field.intrinsicContentSize
        let label = UILabel()
        label.text = "Hello"
        #expect(size.height == 34)
        #expect(abs(size.width - (label.intrinsicContentSize.width.rounded(.up) + 28)) <= 1)
        field.placeholder = "A long placeholder"
        #expect(field.intrinsicContentSize.width > size.width)
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 34)
        field.borderStyle = .none
        field.placeholder = nil
        field.font = .systemFont(ofSize: 17)
        #expect(field.intrinsicContentSize.height < 26)
        #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
        field.sizeToFit()
        #expect(field.bounds.size == field.intrinsicContentSize)
    }

    @Test("Text stands 7 points inside of a border, and all across without one")
    func rects() {
        let field = UITextField()
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.textRect(forBounds: bounds) == bounds)
        #expect(field.editingRect(forBounds: bounds) == bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))
        #expect(field.borderRect(forBounds: bounds) == bounds)
        let tiny = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(tiny.width == 0)
        #expect(tiny.height >= 0)
    }

    @Test("Subclasses say where the parts stand")
    func overriding() throws {
        final class Padded: UITextField {
            var drawn: [CGRect] = []
            override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: 50, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 90, y: 0, width: 60, height: 34) }
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 3, y: 4, width: 5, height: 6) }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 150, y: 5, width: 20, height: 20) }
            override func drawText(in rect: CGRect) {
                drawn.append(rect)
                super.drawText(in: rect)
            }
        }
        let stage = FieldScreen()
        let field = Padded(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.text = "abc"
        field.leftView = UIView()
        field.leftViewMode = .always
        field.clearButtonMode = .always
        stage.screen.window.addSubview(field)
        stage.screen.settle()
        #expect(field.leftView?.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(field.drawn.last == field.textRect(forBounds: field.bounds))
        field.becomeFirstResponder()
        stage.screen.settle()
        #expect(field.drawn.last == CGRect(x: 90, y: 0, width: 60, height: 34))
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 90)
        let button = try #require(stage.screen.view(named: "Clear text"))
        #expect(button.frame == CGRect(x: 150, y: 5, width: 20, height: 20))
    }

    @Test("CT-56: the placeholder is seen while there is no text, also during typing")
    func placeholder() throws {
        let stage = FieldScreen()
        let colors = { stage.screen.inkCount(in: stage.field.frame) }
        #expect(colors() == 0)
        stage.field.placeholder = "Name"
        stage.screen.settle()
        let shown = colors()
        #expect(shown > 0)
        stage.field.tintColor = .clear
        stage.field.becomeFirstResponder()
        stage.screen.settle()
        #expect(colors() == shown)
        try stage.type(" ")
        #expect(colors() == 0)
        stage.field.text = ""
        stage.screen.settle()
        #expect(colors() == shown)
    }

    @Test("A placeholder with a look of its own reads as text too, and the other way round")
    func placeholderText() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name")
        field.placeholder = "Other"
        let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(field.attributedPlaceholder?.string == "Other")
        #expect(color == .placeholderText)
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil)
    }

    @Test(
        "CT-57: views beside the text and the clear button are shown as their modes say",
        arguments: [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always], [true, false])
    func modes(mode: UITextField.ViewMode, isEditing: Bool) {
        let stage = FieldScreen("text")
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        (stage.field.leftView, stage.field.rightView) = (views[0], views[1])
        stage.field.leftViewMode = mode
        if isEditing { stage.field.becomeFirstResponder() }
        stage.screen.settle()
        let isShown = mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
        #expect((views[0].superview === stage.field) == isShown)
        #expect(views[1].superview == nil)
        let rect = isEditing ? stage.field.editingRect(forBounds: stage.field.bounds) : stage.field.textRect(forBounds: stage.field.bounds)
        #expect(rect.minX == (isShown ? 20 : 0))
        stage.field.clearButtonMode = mode
        stage.screen.settle()
        #expect(stage.screen.shows("Clear text") == isShown)
        stage.field.rightViewMode = mode
        stage.screen.settle()
        #expect((views[1].superview === stage.field) == isShown)
        #expect(!stage.screen.shows("Clear text"), "CT-57: right view and clear button exclude each other")
        stage.field.text = ""
        stage.field.rightViewMode = .never
        stage.screen.settle()
        #expect(!stage.screen.shows("Clear text"))
        #expect(views[1].superview == nil)
    }

    @Test("A side view that is replaced leaves; one that went elsewhere stays there")
    func sideViews() {
        let stage = FieldScreen("text")
        let (first, second) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        )
        stage.field.leftViewMode = .always
        stage.field.leftView = first
        stage.screen.settle()
        #expect(first.superview === stage.field)
        stage.screen.window.addSubview(first)
        stage.field.leftView = second
        stage.screen.settle()
        #expect(first.superview === stage.screen.window)
        #expect(second.superview === stage.field)
        stage.field.leftView = nil
        #expect(second.superview == nil)
    }

    @Test("Where the interface runs from right to left, the left view stands at the right edge and the clear button at the left one")
    func rightToLeft() {
        let stage = FieldScreen("text", style: .roundedRect)
        stage.field.semanticContentAttribute = .forceRightToLeft
        stage.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.field.leftViewMode = .always
        let bounds = stage.field.bounds
        #expect(stage.field.leftViewRect(forBounds: bounds).maxX == 200)
        #expect(stage.field.clearButtonRect(forBounds: bounds).minX == 5)
        #expect(stage.field.textRect(forBounds: bounds).maxX == 173)
    }

    @Test("A picture takes the place of a border, but not of round corners; a disabled field has one of its own")
    func background() {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let stage = FieldScreen(style: .line)
        let location = CGPoint(x: 120, y: 57)
        stage.field.disabledBackground = image(.blue)
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.white) == true)
        stage.field.background = image(.red)
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.red) == true)
        stage.field.isEnabled = false
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.blue) == true)
        stage.field.borderStyle = .roundedRect
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.white) == true)
    }

    @Test("With round corners the background colour fills the inside of the border only, and stays the field's when the border changes")
    func backgroundColor() {
        let stage = FieldScreen(style: .roundedRect)
        stage.field.backgroundColor = .red
        stage.screen.settle()
        #expect(stage.field.backgroundColor == .red)
        #expect(stage.screen.color(at: CGPoint(x: 120, y: 57))?.isNear(.red) == true)
        #expect(stage.screen.color(at: CGPoint(x: 20.2, y: 40.2))?.isNear(.white) == true)
        stage.field.borderStyle = .none
        stage.screen.settle()
        #expect(stage.field.backgroundColor == .red)
        #expect(stage.screen.color(at: CGPoint(x: 20.2, y: 40.2))?.isNear(.red) == true)
    }

    @Test("Text that is too long is set smaller where that is wanted, down to a limit, and cut off otherwise")
    func fitting() {
        let stage = FieldScreen(String(repeating: "long text ", count: 5))
        func rightmost() -> Int { stage.screen.inkCount(in: CGRect(x: 190, y: 40, width: 30, height: 34)) }
        #expect(rightmost() > 0)
        stage.field.text = "much too long a text for this field"
        stage.field.adjustsFontSizeToFitWidth = true
        stage.screen.settle()
        let small = stage.screen.inkCount(in: stage.field.frame)
        stage.field.minimumFontSize = 16.5
        stage.screen.settle()
        #expect(stage.screen.inkCount(in: stage.field.frame) != small)
    }

    @Test("A font of a text style follows the size that the user prefers, where that is wanted")
    func textSize() {
        let stage = FieldScreen("text")
        stage.field.font = .preferredFont(forTextStyle: .body)
        let size = stage.field.font?.pointSize ?? 0
        stage.screen.changeTextSize(by: 3)
        #expect(stage.field.font?.pointSize == size)
        stage.field.adjustsFontForContentSizeCategory = true
        #expect((stage.field.font?.pointSize ?? 0) > size)
    }

    @Test(
        "AX-23: the value of a field is its text, dots for what is secret, and the placeholder while it is empty; the placeholder is its name"
    )
    func accessibility() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityLabel == "Name")
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        #expect(!field.accessibilityTraits.contains(.button))
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
    }

    @Test("All fields get a look by their appearance")
    func appearance() {
        let stage = FieldScreen()
        final class Styled: UITextField {}
        Styled.appearance().textColor = .red
        let field = Styled()
        stage.screen.window.addSubview(field)
        stage.screen.settle()
        #expect(field.textColor == .red)
        #expect(stage.field.textColor == .label)
    }
}
