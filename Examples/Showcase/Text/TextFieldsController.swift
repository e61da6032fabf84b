import UIKit

/// Text fields by border, keyboard, and the views at their sides.
class TextFieldsController: StatesController, UITextFieldDelegate {
    override func addStates() {
        add("rounded", field("Name"), fillsWidth: true)
        let plain = field("No border")
        plain.borderStyle = .none
        add("none", plain, fillsWidth: true)
        let line = field("Line")
        line.borderStyle = .line
        add("line", line, fillsWidth: true)
        let clearable = field("Cleared by its button", text: "Some text")
        clearable.clearButtonMode = .always
        add("clear button", clearable, fillsWidth: true)
        let secret = field("Password", text: "secret")
        secret.isSecureTextEntry = true
        add("secure", secret, fillsWidth: true)
        let number = field("Amount")
        number.keyboardType = .decimalPad
        number.textAlignment = .right
        number.rightView = unit("€")
        number.rightViewMode = .always
        add("decimal pad, right view", number, fillsWidth: true)
        let searching = field("Search")
        searching.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        searching.leftViewMode = .always
        searching.returnKeyType = .search
        add("left view", searching, fillsWidth: true)
        let disabled = field("Disabled", text: "Not editable")
        disabled.isEnabled = false
        add("disabled", disabled, fillsWidth: true)
    }

    private func field(_ placeholder: String, text: String = "") -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.text = text
        field.borderStyle = .roundedRect
        field.delegate = self
        return field
    }

    private func unit(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = " \(text) "
        label.textColor = .secondaryLabel
        return label
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
