import Testing

@testable import ObjCRuntime

struct PluralCategoryTests {
    @Test(
        "each language has its kinds of numbers",
        arguments: [
            ("en", "other one other other other other"), ("de-AT", "other one other other other other"),
            ("ja", "other other other other other other"), ("fr", "one one other other other other"),
            ("pt-BR", "one one other other other other"), ("pt-PT", "other one other other other other"),
            ("ru", "many one few many many one"), ("sr", "other one few other other one"), ("pl", "many one few many many many"),
            ("cs", "other one few other other other"), ("lt", "other one few few other one"), ("lv", "zero one other other zero one"),
            ("ro", "few one few few few other"), ("ar", "zero one two few many many"), ("sl", "other one two other other other"),
            ("he", "other one two other other other"), ("ga", "other one two few other other"), ("cy", "zero one two other other other"),
            ("mt", "few one two few many other"), ("is", "other one other other other one"),
        ])
    func whole(language: String, kinds: String) {
        let found = [0, 1, 2, 5, 11, 21].map { PluralCategory(of: $0, isWhole: true, language: language).rawValue }
        #expect(found.joined(separator: " ") == kinds)
    }

    @Test("a fraction is another kind of number, and a sign changes nothing")
    func fractions() {
        #expect(PluralCategory(of: 1, isWhole: false, language: "en") == .other)
        #expect(PluralCategory(of: 1.5, isWhole: false, language: "fr") == .one)
        #expect(PluralCategory(of: 1.5, isWhole: false, language: "cs") == .many)
        #expect(PluralCategory(of: -1, isWhole: true, language: "en") == .one)
    }
}
