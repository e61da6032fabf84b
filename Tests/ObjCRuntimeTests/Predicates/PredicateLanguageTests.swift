import ObjCRuntime
import Testing

/// Predicates over a dictionary.
@Suite struct PredicateLanguageTests {
    private let person: [String: Any] = [
        "name": "Žofie", "age": 31, "born": Date(timeIntervalSinceReferenceDate: 0), "tags": ["a", "b", "c"], "scores": [3, 5, 7],
        "address": ["city": "Brno"], "nothing": NSNull(),
    ]

    @Test(arguments: [
        "age == 31", "age = 31", "age != 30", "age <> 30", "age > 30.5", "age >= 31", "age => 31", "age < 32", "age <= 31", "age =< 31",
        "age BETWEEN {30, 32}", "age IN {1, 31}", "'a' IN tags", "tags CONTAINS 'b'",
        "name == 'Žofie'", "name ==[cd] \"zofie\"", "name BEGINSWITH 'Žo'", "name BEGINSWITH[cd] 'ZO'", "name ENDSWITH 'fie'",
        "name CONTAINS 'of'", "name LIKE 'Ž*e'", "name LIKE '?ofie'", "name MATCHES '.o[a-z]+'", "name MATCHES[c] 'žOFIE'",
        "address.city == 'Brno'", "SELF.age == 31", "nothing == nil", "nothing == NULL", "missing == nil",
        "TRUEPREDICATE", "NOT FALSEPREDICATE", "! FALSEPREDICATE", "age == 31 AND name != 'x'", "age == 1 || age == 31",
        "age == 31 && (age == 1 OR name == 'Žofie')", "NOT (age == 1 OR age == 2)",
        "ANY scores > 6", "SOME scores == 5", "ALL scores > 2", "NONE scores > 7", "scores.@count == 3", "scores.@max.self == 7",
        "age + 1 == 32", "age - 1 == 30", "age * 2 == 62", "age / 2 == 15.5", "2 ** 3 == 8", "-age == -31", "1 + 2 * 3 == 7",
        "(1 + 2) * 3 == 9", "scores[0] == 3", "scores[LAST] == 7", "scores[FIRST] == 3", "scores[SIZE] == 3",
        "sum(scores) == 15", "average(scores) == 5", "min(scores) == 3", "count(tags) == 3", "uppercase(name) == 'ŽOFIE'",
        "TERNARY(age > 18, 'adult', 'child') == 'adult'", "SUBQUERY(scores, $x, $x > 4).@count == 2", "age == 0x1F", "1.5e1 == 15",
        "age == 31 and not name == 'x'", "#name == 'Žofie'", "tags == {'a', 'b', 'c'}", "TRUE == YES", "true != false",
    ])
    func holds(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: person), "\(format)")
        #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: person), "NOT (\(format))")
    }

    @Test(arguments: ["age < 'x'", "age > nil", "name < 5", "name CONTAINS 5", "missing > 1", "age IN 5", "'' IN name"])
    func valuesThatDoNotCompareNeverMatch(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: person))
    }

    @Test func argumentsTakeTheirPlaces() {
        #expect(NSPredicate(format: "%K == %@", "address.city", "Brno").evaluate(with: person))
        #expect(NSPredicate(format: "age == %d AND born == %@", 31, Date(timeIntervalSinceReferenceDate: 0)).evaluate(with: person))
        #expect(NSPredicate(format: "age IN %@", [30, 31]).evaluate(with: person))
        #expect(NSPredicate(format: "nothing == %@", nil as String?).evaluate(with: person))
        #expect(NSPredicate(format: "%K > %f", argumentArray: ["age", 30.5]).evaluate(with: person))
    }

    @Test(arguments: [
        ("name ==[cd] 'x'", "name ==[cd] \"x\""), ("a+1 > -2", "a + 1 > -2"), ("ANY a.b IN {1,'t'}", "ANY a.b IN {1, \"t\"}"),
        ("sum(a)>1", "sum(a) > 1"), ("a[0] = SELF", "a[0] == SELF"),
    ])
    func aPredicateSpellsItsFormat(format: String, spelled: String) {
        #expect(NSPredicate(format: format).description == spelled)
    }

    /// Foundation's own `predicateFormat`, which is deprecated there, tells it as well.
    @Test(arguments: ["name ==[cd] \"x\"", "a == 1 AND (b == 2 OR c == 3)", "NOT a == 1", "TRUEPREDICATE"])
    func aPredicateTellsItsFormat(format: String) {
        #expect(NSPredicate(format: format).predicateFormat == format)
    }

    @Test func equalFormatsMakeEqualPredicates() {
        #expect(NSPredicate(format: "a == 1") == NSPredicate(format: "a = 1"))
        #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == 2"))
    }
}
