import Testing
import UIKit

@MainActor
struct LocalizedIndexedCollationTests {
    private let collation = UILocalizedIndexedCollation.current()

    @MainActor
    private final class Person: NSObject {
        @objc let name: String
        init(_ name: String) { self.name = name }
        @objc func spokenName() -> String { "the " + name }
    }

    @Test("There is a section for each letter, and one for all else; the index has the same")
    func titles() {
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.sectionTitles.first == "A")
        #expect(collation.sectionTitles.last == "#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
        #expect(collation.section(forSectionIndexTitle: 99) == 26)
    }

    @Test(
        "The first letter decides, whatever marks it has; what begins with none is in the last section",
        arguments: [
            ("Anna", 0), ("émile", 4), ("  Zoë", 25), ("Ørsted", 14), ("Łódź", 11), ("ｆｕｌｌ", 5), ("7 Dwarfs", 26), ("", 26), ("Ж", 26),
            ("李", 26),
            ("😀", 26),
        ])
    func sections(_ name: String, _ section: Int) {
        #expect(collation.section(for: Person(name), collationStringSelector: #selector(getter: Person.name)) == section)
        #expect(collation.section(for: name, collationStringSelector: #selector(getter: Person.name)) == section)
    }

    @Test("Objects are sorted by what they say, without regard to marks and capitals; equals keep their order")
    func sorting() throws {
        let people = ["émile", "Zoë", "Emil", "anna", "Emil", "Anna B"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: #selector(getter: Person.name))
        let persons = try #require(sorted as? [Person])
        #expect(persons.map(\.name) == ["anna", "Anna B", "Emil", "Emil", "émile", "Zoë"])
        #expect(persons[2] === people[2])
        #expect(persons[3] === people[4])
        #expect(collation.section(for: people[1], collationStringSelector: #selector(Person.spokenName)) == 19)
    }
}
