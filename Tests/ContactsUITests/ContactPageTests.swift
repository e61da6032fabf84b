import Contacts
import ContactsUI
import Testing
import UIKitTesting

@MainActor
@Suite struct ContactPageTests {
    private final class Delegate: NSObject, CNContactViewControllerDelegate {
        var asked: [CNContactProperty] = []

        func contactViewController(
            _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
        ) -> Bool {
            asked.append(property)
            return false
        }
    }

    private let screen = TestScreen()

    private var contact: CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.organizationName = "Analytical Engines"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 (20) 7946-0000")),
            CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "123")),
        ]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("St James's Square 12", "London", "SW1Y 4JH")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        return contact
    }

    private func show(_ page: CNContactViewController) throws -> UITableView {
        screen.window.rootViewController = UINavigationController(rootViewController: page)
        screen.settle()
        return try #require(page.view.subviews.first as? UITableView)
    }

    private func texts(_ table: UITableView) -> [[String?]] {
        (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                let cell = table.cellForRow(at: IndexPath(row: row, section: section))
                return [cell?.textLabel?.text, cell?.detailTextLabel?.text]
            }
        }
    }

    private func headings(_ view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(headings)
    }

    @Test("a page has the name above, and a line for each value")
    func lines() throws {
        let table = try show(CNContactViewController(for: contact))
        #expect(headings(table.tableHeaderView) == ["AL", "Ada Lovelace", "Analytical Engines"])
        #expect(
            texts(table) == [
                ["mobile", "+44 (20) 7946-0000"], ["phone", "123"], ["home", "St James's Square 12\nLondon SW1Y 4JH"],
                ["birthday", "December 10, 1815"],
            ])
    }

    @Test("a page shows those properties only that it is asked for")
    func chosenKeys() throws {
        let page = CNContactViewController(forUnknownContact: contact)
        page.displayedPropertyKeys = [CNContactBirthdayKey, CNContactGivenNameKey] as [Any]
        page.message = "Met in a library"
        let table = try show(page)
        #expect(texts(table) == [["birthday", "December 10, 1815"]])
        #expect(headings(table.tableHeaderView).last == "Met in a library")
        page.displayedPropertyKeys = nil
        screen.settle()
        #expect(table.numberOfSections == 3)
    }

    @Test("somebody without a name has the other name that the app gives, and a page all the same")
    func nobody() throws {
        let page = CNContactViewController(for: CNContact())
        let table = try show(page)
        let names = headings(table.tableHeaderView)
        #expect(names.contains("No Name"))
        page.alternateName = "Unknown caller"
        screen.settle()
        let otherNames = headings(table.tableHeaderView)
        #expect(otherNames.contains("Unknown caller"))
    }

    @Test("a tap on a number asks the delegate, with the value and its label; one on a birthday does nothing")
    func asking() throws {
        let delegate = Delegate()
        let page = CNContactViewController(for: contact)
        page.delegate = delegate
        let table = try show(page)
        page.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        page.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 2))
        #expect(delegate.asked.map(\.key) == [CNContactPhoneNumbersKey])
        #expect(delegate.asked.first?.label == CNLabelPhoneNumberMobile)
        #expect((delegate.asked.first?.value as? CNPhoneNumber)?.stringValue == "+44 (20) 7946-0000")
        page.allowsActions = false
        page.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(delegate.asked.count == 1)
    }

    @Test("a value that is to be seen first is red")
    func highlight() throws {
        let contact = contact
        let page = CNContactViewController(for: contact)
        page.highlightProperty(withKey: CNContactPhoneNumbersKey, identifier: contact.phoneNumbers[1].identifier)
        let table = try show(page)
        let colors = (0...1).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.detailTextLabel?.textColor }
        #expect(colors[1] == .systemRed && colors[0] != .systemRed)
    }
}
