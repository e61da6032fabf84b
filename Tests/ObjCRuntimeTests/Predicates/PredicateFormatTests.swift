import ObjCRuntime
import Testing

/// Predicates over this person: Ann, 1.5 high, calm, wage 10, a team of Bo (wage 20) and Céline (wage 30).
@MainActor @Suite struct PredicateFormatTests {
    private let person: Employee = {
        let person = Employee(name: "Ann")
        person.team = [("Bo", 20), ("Céline", 30)].map { name, wage in
            let member = Employee(name: name)
            member.wage = wage
            return member
        }
        return person
    }()

    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: person)
    }

    @Test(arguments: [
        "name == 'Ann'", "name = \"Ann\"", "name != 'Bob'", "name <> 'Bob'", "wage == 10", "wage > 9.5", "wage >= 10", "wage => 10",
        "wage < 0xB", "wage <= 1e1", "wage =< 10", "10 == wage", "height == 1.5", "name < 'Bob'", "nickname == nil",
        "nickname = NULL", "wage BETWEEN {10, 20}", "wage IN {1, 10}", "'nn' IN name", "name CONTAINS 'nn'", "name BEGINSWITH 'An'",
        "name ENDSWITH 'n'", "name LIKE 'A*'", "name LIKE '?n?'", "name MATCHES '[A-Z]n+'", "name ==[c] 'aNN'",
        "name CONTAINS[cd] 'ÁN'", "SELF.name == 'Ann'", "self.name.length == 3", "name.uppercaseString == 'ANN'", "TRUEPREDICATE",
        "NOT FALSEPREDICATE", "!(wage == 11)", "wage == 10 AND height == 1.5", "wage == 11 || name == 'Ann' && TRUEPREDICATE",
        "NOT wage == 11 and not wage == 12", "(wage == 11 OR wage == 10) AND (height > 1)", "(wage + 5) * 2 == 30", "wage - -5 == 15",
        "2 ** 3 == 8", "wage / 4 == 2.5", "modulus:by:(wage, 3) == 1", "-wage == -10", "TRUE == YES", "mood == 1",
    ])
    func true_(format: String) {
        #expect(holds(format))
    }

    @Test(arguments: [
        "name == 'ann'", "name CONTAINS 'NN'", "wage == 'ten'", "nickname < 'a'", "nickname BEGINSWITH 'a'", "name MATCHES 'A'",
        "name LIKE 'n*'", "name LIKE 'A?'", "wage BETWEEN {11, 20}", "FALSEPREDICATE", "NOT TRUEPREDICATE", "wage IN {}",
        "name == 'Ann' AND wage == 11", "team.@count == 1",
    ])
    func false_(format: String) {
        #expect(!holds(format))
    }

    @Test(arguments: [
        "ANY team.name == 'Bo'", "SOME team.wage > 25", "ALL team.wage >= 20", "NONE team.name == 'Ann'", "team.@count == 2",
        "team.@sum.wage == 50", "team.@max.wage == 30", "ANY team.name BEGINSWITH[cd] 'ce'", "sum(team.wage) == 50",
        "average:(team.wage) == 25", "SUBQUERY(team, $m, $m.wage > 20).@count == 1", "team[0].name == 'Bo'",
        "team[LAST].name == 'Céline'", "team[SIZE] == 2", "TERNARY(wage > 5, 'rich', 'poor') == 'rich'",
        "CAST(name, 'NSString') == 'Ann'", "uppercase(name) == 'ANN'", "count:(scores) == 3", "max({1, 5, 2}) == 5",
        "{1, 2} UNION {3} == {1, 2, 3}", "({1, 2} MINUS {2})[0] == 1",
        "FUNCTION(name, 'uppercaseString') == 'ANN'", "3 IN scores", "not ('x' in {'y', 'z'})",
    ])
    func collectionsAndFunctions(format: String) {
        #expect(holds(format))
    }

    @Test func argumentsTakeTheirPlaces() {
        #expect(holds("%K == %@ AND wage == %d", "name", "Ann", 10))
        #expect(holds("%K.length == %ld", "name", 3))
        #expect(holds("height < %f AND wage IN %@", 1.75, [5, 10]))
        #expect(holds("name == '%@'".replacing("%@", with: "Ann")))
        #expect(!holds("name == '%@'"))
        #expect(holds("height == %@", CGFloat(1.5)))
        #expect(NSPredicate(format: "SELF > %@", Date.distantPast).evaluate(with: Date()))
        #expect(NSPredicate(format: "%@ AND %@", NSPredicate(value: true), NSPredicate(format: "SELF == 1")).evaluate(with: 1))
    }

    @Test func variablesGetTheirValuesLater() {
        let predicate = NSPredicate(format: "$tag.wage > 5 AND name == $name")
        #expect(predicate.evaluate(with: person, substitutionVariables: ["tag": person, "name": "Ann"]))
        #expect(!predicate.evaluate(with: person, substitutionVariables: ["tag": person, "name": "Bob"]))
        #expect(predicate.withSubstitutionVariables(["tag": person, "name": "Ann"]).evaluate(with: person))
    }

    @Test func collectionsAreFiltered() {
        let names: NSArray = ["Ann", "Bob", "Anton"]
        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'An'")) as? [String] == ["Ann", "Anton"])
        let people: NSArray = person.team as NSArray
        #expect(people.filtered(using: NSPredicate(format: "wage > 20")).count == 1)
        let dictionary: NSDictionary = ["a": 1]
        #expect(NSPredicate(format: "a == 1 AND b == nil").evaluate(with: dictionary))
    }

    @Test(arguments: [
        ("name=='x'", "name == \"x\""), ("a = 1 AND (b = 2 or not c = 3)", "a == 1 AND (b == 2 OR (NOT c == 3))"),
        ("any a.b contains[CD] $x.y", "ANY a.b CONTAINS[cd] $x.y"), ("(a + b) * 2 >= {1, nil}", "(a + b) * 2 >= {1, nil}"),
        ("truepredicate", "TRUEPREDICATE"), ("SELF in %@", "SELF IN {1, 2}"),
    ])
    func formats(format: String, expected: String) {
        let predicate = NSPredicate(format: format, argumentArray: format.contains("%@") ? [[1, 2]] : [])
        #expect(predicate.evaluateFormat == expected)
    }
}

extension NSPredicate {
    /// The format as the predicate describes itself.
    fileprivate var evaluateFormat: String { self is NSCompoundPredicate || self is _NSComparisonPredicate ? description : "TRUEPREDICATE" }
}
