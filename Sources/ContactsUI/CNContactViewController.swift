@_spi(ForasteroInternal) public import Contacts
public import Foundation
public import UIKit

/// The page of a contact: its picture or initials, its name, and a group for each property that has a value. A tap on a number or an address
/// opens it.
///
/// It shows what an app has made. Nothing is edited: there is no address book to save it in (MO-28).
// apple: https://developer.apple.com/documentation/contactsui/cncontactviewcontroller
@preconcurrency @MainActor @objcMembers open class CNContactViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The contact that is shown.
    public private(set) var contact = CNContact()
    /// The properties that are shown, by their keys; nil for all. Default: nil.
    open var displayedPropertyKeys: [Any]? { didSet { reload() } }
    /// Who is asked and notified. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Where the contact comes from. Of no influence here. Default: nil.
    open var contactStore: CNContactStore?
    /// True if the user could edit it. Of no influence here. Default: true.
    open var allowsEditing = true
    /// True if a tap on a number or an address opens it. Default: true.
    open var allowsActions = true
    /// True if contacts of the same person were shown with it. Of no influence here. Default: false.
    open var shouldShowLinkedContacts = false
    /// The name that is shown where the contact has none of its own. Default: nil.
    open var alternateName: String? { didSet { reload() } }
    /// A text below the name. Default: nil.
    open var message: String? { didSet { reload() } }

    @nonobjc private final var highlight: (key: String, identifier: String?)?
    @nonobjc private final var groups: [[ContactLine]] = []
    @nonobjc private final let table = UITableView(frame: .zero, style: .insetGrouped)

    /// The page of somebody who is in the address book.
    // apple: https://developer.apple.com/documentation/contactsui/cncontactviewcontroller/init(for:)
    public convenience init(for contact: CNContact) {
        self.init(nibName: nil, bundle: nil)
        self.contact = contact
    }
    /// The page of somebody who is not.
    // apple: https://developer.apple.com/documentation/contactsui/cncontactviewcontroller/init(forunknowncontact:)
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

    /// What has to be read of contacts whose page is to be shown.
    @nonobjc open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    }

    /// Shows a value in red, as that of a call that was missed.
    /// - Parameter identifier: that of a value with a label; nil for a property with one value.
    // apple: https://developer.apple.com/documentation/contactsui/cncontactviewcontroller/highlightproperty(withkey:identifier:)
    open func highlightProperty(withKey key: String, identifier: String?) {
        highlight = (key, identifier)
        reload()
    }

    // MARK: Page

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        reload()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = table.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard header.bounds.size != size else { return }
        header.frame.size = size
        table.tableHeaderView = header
    }

    @nonobjc private final func reload() {
        guard isViewLoaded else { return }
        groups = ContactLine.groups(of: contact, keys: displayedPropertyKeys?.compactMap { $0 as? String })
        let work = [contact.jobTitle, contact.departmentName].filter { !$0.isEmpty }.joined(separator: " – ")
        let details = [work, contact.organizationName, message ?? ""].filter { !$0.isEmpty }
        table.tableHeaderView = ContactHeader(contact, alternateName: alternateName, details: details)
        table.reloadData()
        view.setNeedsLayout()
    }

    // MARK: Lines

    open func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "line")
        let line = groups[indexPath.section][indexPath.row]
        cell.textLabel?.text = line.title
        cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        cell.detailTextLabel?.text = line.text
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
        cell.detailTextLabel?.numberOfLines = 0
        let isHighlighted = highlight.map { $0.key == line.key && $0.identifier == line.identifier } ?? false
        cell.detailTextLabel?.textColor = isHighlighted ? .systemRed : canOpen(line) ? view.tintColor : .label
        cell.selectionStyle = canOpen(line) ? .default : .none
        return cell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let line = groups[indexPath.section][indexPath.row]
        guard canOpen(line), let address = line.address else { return }
        let property = CNContactProperty(
            contact: contact, key: line.key, value: line.value, identifier: line.identifier, label: line.label)
        guard delegate?.contactViewController?(self, shouldPerformDefaultActionFor: property) ?? true else { return }
        UIApplication.shared.open(address)
    }

    @nonobjc private final func canOpen(_ line: ContactLine) -> Bool { allowsActions && line.address != nil }
}
