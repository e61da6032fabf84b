import UIKitCore
import UIKitText

extension PropertyCatalog {
    static let textSections = [fields, fieldParts, textViews]

    private static let modes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let fields = PropertySection(UITextField.self, "UITextField", of: .view) { table in
        // A secure text is shown as its dots; it can be set.
        table.text("text", read: { $0.isSecureTextEntry ? $0.text.map { String(repeating: "•", count: $0.count) } : $0.text }) {
            $0.text = $1
        }
        table.text("placeholder", \.placeholder)
        table.color("textColor", \.textColor)
        table.note("font") { $0.font }
        table.choice(
            "textAlignment", \.textAlignment,
            ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
        table.choice("borderStyle", \.borderStyle, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
        table.flag("isSecureTextEntry", \.isSecureTextEntry)
        table.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        table.number("minimumFontSize", \.minimumFontSize, in: 0...200)
        table.note("isEditing") { $0.isEditing }
        table.note("selectedTextRange") { $0.selectedTextRange }
    }

    private static let fieldParts = PropertySection(UITextField.self, "UITextField: parts", of: .view) { table in
        table.choice("clearButtonMode", \.clearButtonMode, modes)
        table.choice("leftViewMode", \.leftViewMode, modes)
        table.choice("rightViewMode", \.rightViewMode, modes)
        table.flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
        table.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        table.flag("clearsOnInsertion", \.clearsOnInsertion)
        table.note("leftView") { $0.leftView }
        table.note("rightView") { $0.rightView }
    }

    private static let textViews = PropertySection(UITextView.self, "UITextView", of: .view) { table in
        table.note("text") { $0.text }
        table.color("textColor", \.textColor)
        table.note("font") { $0.font }
        table.choice(
            "textAlignment", \.textAlignment,
            ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
        table.flag("isEditable", \.isEditable)
        table.flag("isSelectable", \.isSelectable)
        table.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        table.flag("clearsOnInsertion", \.clearsOnInsertion)
        table.note("textContainerInset") { $0.textContainerInset }
        table.note("selectedRange") { $0.selectedRange }
    }
}
