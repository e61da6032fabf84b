public import Contacts
public import Foundation

/// Is asked and notified about the page of a contact.
// apple: https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// The user has tapped a value. True lets the page call, write or go there; it does so, too, where the method is not implemented.
    @objc(contactViewController:shouldPerformDefaultActionForContactProperty:)
    optional func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The user has completed an edit. Never called here: nothing can be saved.
    @objc(contactViewController:didCompleteWithContact:)
    optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
