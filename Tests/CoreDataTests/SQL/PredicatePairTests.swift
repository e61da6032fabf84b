import CoreData
import Foundation
import Testing

private let pairedFormats: [String] = [
    "name == 'Ada'", "name != 'Ada'", "name == nil", "name != nil", "name == ''", "name ==[c] 'ADA'", "name ==[cd] 'ada'",
    "name !=[c] 'ada'",
    "name == 'Ádá'", "name < 'Bob'", "name >= 'Bob'", "name <[c] 'b'", "name BEGINSWITH 'A'", "name BEGINSWITH[cd] 'a'",
    "name CONTAINS 'd'",
    "name CONTAINS[cd] 'D'", "name ENDSWITH[c] 'A'", "name LIKE '*d*'", "name LIKE '50%_\\\\*?'", "name MATCHES 'A.*'",
    "name LIKE[c] '?d?'",
    "NOT (name BEGINSWITH 'A')", "NOT (name < 'Bob')", "name IN {'Ada', 'Bob'}", "NOT (name IN {'Ada', 'Bob'})", "name BETWEEN {'A', 'C'}",
    "age > 2", "2 < age", "age BETWEEN {1, 3}", "age IN {1, 4}", "age == 2.5", "age < 2.5", "age == isAdmin", "score > age",
    "score == 0.25",
    "isAdmin == YES", "isAdmin == true AND age > 1", "isAdmin == NO OR name == nil", "NOT isAdmin == YES", "born == nil", "born != nil",
    "balance < 0", "balance == 0", "balance > -3.5", "NOT balance > 0", "department == nil", "department != nil",
    "department.title == 'Alpha'",
    "department.title != 'Alpha'", "department.title BEGINSWITH[cd] 'e'", "department.title == nil", "NOT department.title == 'Alpha'",
    "tags.@count == 0", "tags.@count > 1", "ANY tags.word == 'x'", "NONE tags.word == 'y'", "ALL tags.word == 'x'",
    "ANY tags.word IN {'y'}",
    "SUBQUERY(tags, $t, $t.word == 'y').@count > 0", "SUBQUERY(tags, $t, $t.word != 'y').@count == 1", "TRUEPREDICATE", "FALSEPREDICATE",
    "department.people.@count > 3", "age + 1 > 3", "name.length > 3", "self.age == 0",
    "(name == 'Ada' OR age > 3) AND NOT (isAdmin == YES)",
    "name == department.title", "name != department.title", "ANY department.people.name == 'Bob'", "age == nil", "name > nil",
    "home == nil",
    "name CONTAINS ''", "name BEGINSWITH ''", "name MATCHES '.*'", "department.steps.@count == 0",
]

/// What the database finds is what would be found in memory.
@Suite struct PredicatePairTests {
    private let context: NSManagedObjectContext
    private let departments: [NSManagedObject]

    @Test("MO-153: a predicate that is nested more deeply than the database reads finds what it says", arguments: [10, 12, 13, 101, 3000])
    func deepPredicates(depth: Int) throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = (0..<depth).reduce(NSPredicate(format: "name == 'Bob'")) { inner, _ in
            NSCompoundPredicate(notPredicateWithSubpredicate: inner)
        }
        let found = try context.fetch(request)
        #expect(found.contains { $0.name == "Bob" } == depth.isMultiple(of: 2))
        #expect(found.contains { $0.name == "Zoë" } != depth.isMultiple(of: 2))
    }

    @Test("MO-153: a predicate of more parts than the database reads finds what it says", arguments: [900, 901, 5000])
    func widePredicates(count: Int) throws {
        let parts = (0..<count).map { NSPredicate(format: $0 == count - 1 ? "name == 'Bob'" : "name == 'nobody'") }
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSCompoundPredicate(orPredicateWithSubpredicates: parts)
        #expect(Set(try context.fetch(request).map(\.name)) == ["Bob"])
    }

    init() throws {
        context = try Company.context()
        let departments = ["Alpha", "Émile", "empty"].map { [context] in context.add("Department", ["title": $0]) }
        let tags = ["x", "y"].map { [context] in context.add("Tag", ["word": $0]) }
        let names: [String?] = ["Ada", "ada", "Ádá", "A\u{301}da\u{301}", "Bob", "", nil, "50%_*?", "Zoë", "💚", "a\nb"]
        for (index, name) in names.enumerated() {
            let person = Person(context: context)
            person.name = name
            person.age = Int16(index * 7 % 5)
            person.score = Double(index) / 4
            person.isAdmin = index % 2 == 0
            person.born = index % 3 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(index))
            person.department = index % 4 == 3 ? nil : departments[index % 2]
            person.tags = Set(tags.prefix(index % 3))
            person.setValue(NSDecimalNumber(value: index - 5), forKey: "balance")
            person.setValue(URL(string: "https://a.example/\(index)"), forKey: "home")
        }
        self.departments = departments
        try context.save()
    }

    private func check(_ predicate: NSPredicate, entity: String = "Person") throws {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        let all = try context.fetch(request)
        request.predicate = predicate
        let stored = Set(try context.fetch(request))
        let inMemory = Set(all.filter { predicate.evaluate(with: $0) })
        #expect(stored == inMemory, "\(predicate)")
    }

    @Test("MO-158: a format finds the same in the database as in memory", arguments: pairedFormats)
    func formats(format: String) throws { try check(NSPredicate(format: format)) }

    @Test("MO-158: arguments of all types find the same in the database as in memory")
    func arguments() throws {
        let people = try context.all("Person")
        let values: [(String, [Any])] = [
            ("born > %@", [Date(timeIntervalSinceReferenceDate: 4)]), ("born == %@", [Date(timeIntervalSinceReferenceDate: 5)]),
            ("born BETWEEN %@", [[Date(timeIntervalSinceReferenceDate: 2), Date(timeIntervalSinceReferenceDate: 7)]]),
            ("department == %@", [departments[0]]), ("department != %@", [departments[0]]), ("department IN %@", [departments]),
            ("NOT department IN %@", [[departments[1]]]), ("SELF == %@", [people[3]]),
            ("SELF IN %@", [people.suffix(2) as [NSManagedObject]]),
            ("NOT SELF IN %@", [Set(people.prefix(3))]), ("home == %@", [URL(string: "https://a.example/3") as Any]),
            ("%K == %@", ["name", "Bob"]), ("%K == %d", ["age", 3]), ("name IN %@", [["Ada", "nobody"]]), ("age IN %@", [[0, 1]]),
            ("%@ IN tags", [try #require(context.all("Tag").first)]), ("tags CONTAINS %@", [try #require(context.all("Tag").last)]),
            ("ANY tags == %@", [try #require(context.all("Tag").first)]), ("name == %@", [NSNull()]),
            ("balance == %@", [NSDecimalNumber(value: 2)]),
            ("department.title IN %@", [NSSet(object: "Alpha")]), ("name IN %@", [[String]()]),
        ]
        for (format, arguments) in values { try check(NSPredicate(format: format, argumentArray: arguments)) }
        try check(NSPredicate(format: "ANY people.age > 3"), entity: "Department")
        try check(NSPredicate(format: "people.@count == 0 OR ALL people.age < 5"), entity: "Department")
        try check(NSPredicate { object, _ in (object as? Person)?.age == 1 })
        try check(NSCompoundPredicate(andPredicateWithSubpredicates: []))
        try check(
            NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate(format: "age == 1"), NSPredicate(format: "name == 'Bob'")]))
        #expect(NSPredicate(format: "name.length > 3").evaluate(with: ["name": "long"]))
    }

    @Test(
        "MO-148: the database sorts as a sort descriptor does in memory",
        arguments: [
            "compare:", "caseInsensitiveCompare:", "localizedStandardCompare:", "localizedCaseInsensitiveCompare:",
        ])
    func sorting(message: String) throws {
        for (key, ascending) in [("name", true), ("name", false), ("department.title", true)] {
            let descriptors = [
                NSSortDescriptor(key: key, ascending: ascending, selector: Selector(message)),
                NSSortDescriptor(key: "score", ascending: true),
            ]
            let request = NSFetchRequest<Person>(entityName: "Person")
            let all = try context.fetch(request)
            request.sortDescriptors = descriptors
            #expect(
                try context.fetch(request).map(\.score)
                    == (all as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.score })
            request.fetchOffset = 2
            request.fetchLimit = 3
            #expect(try context.fetch(request).count == 3)
        }
    }
}
