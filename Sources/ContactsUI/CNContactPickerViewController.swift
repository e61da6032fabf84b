@_exported public import Contacts
public import Foundation
@_exported public import UIKit
internal import UIKitSharing

/// Is notified of what the user chooses among contacts.
// apple: https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate
@preconcurrency @MainActor @objc public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user has cancelled it. The controller goes by itself.
    @objc optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user has chosen a contact. Never called here.
    @objc(contactPicker:didSelectContact:)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user has chosen a value of a contact. Never called here.
    @objc(contactPicker:didSelectContactProperty:)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// The user has chosen several contacts. Never called here.
    @objc(contactPicker:didSelectContacts:)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// The user has chosen several values. Never called here.
    @objc(contactPicker:didSelectContactProperties:)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

/// Lets the user choose among contacts. This device has none: the list is empty, and says so (MO-28).
// apple: https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor @objcMembers open class CNContactPickerViewController: UIViewController {
    /// Who is notified. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any CNContactPickerDelegate)?
    /// The values that a contact's page would show; nil for all. Default: nil.
    open var displayedPropertyKeys: [String]?
    /// Which contacts could be chosen; nil for all. Default: nil.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts would be chosen by a tap, without their page; nil for those that the delegate's methods tell. Default: nil.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which values would be chosen by a tap; nil for those that the delegate's methods tell. Default: nil.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = UINavigationItem(title: "Contacts")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        let text = UILabel()
        text.text = "No Contacts"
        text.font = .preferredFont(forTextStyle: .title2)
        text.textColor = .secondaryLabel
        showEmptyPage(item, text: text)
    }

    func cancel() {
        delegate?.contactPickerDidCancel?(self)
        dismiss(animated: true)
    }
}
