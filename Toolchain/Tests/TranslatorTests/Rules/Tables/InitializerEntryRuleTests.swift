import Testing

@testable import Translator

@Suite struct InitializerEntryRuleTests {
    private func entry(_ name: String) -> String {
        "_objcM0(\"+new\", \"+new()\", { (o: _ObjCClassObject) -> \(name)? in o.type == \(name).self ? \(name)() : nil })"
    }

    @Test func anInitializerThatIsNoOverrideIsReachedByNew() {
        #expect(Translated("class A: UIView {\ninit() { super.init(frame: .zero) }\n}").tableEntries() == [entry("A")])
    }

    @Test func theOneOfASubclassIsReachedToo() {
        let text = "class A: UIView {\ninit() { super.init(frame: .zero) }\n}\nclass B: A {\noverride init() { super.init() }\n}"
        #expect(Translated(text).tableEntries() == [entry("A"), entry("B")])
    }

    @Test(arguments: [
        "class A: UIView {\ninit(name: String) { super.init(frame: .zero) }\n}", "class A: UIView {\ninit?() { nil }\n}",
        "class A: NSObject {\noverride init() { super.init() }\n}", "class A {\ninit() {}\n}",
        "class A<T>: UIView {\ninit() { super.init(frame: .zero) }\n}", "class A: UIView {\ninit() throws { super.init(frame: .zero) }\n}",
        "class A: UIView {\n@available(*, unavailable) init() { super.init(frame: .zero) }\n}",
    ])
    func othersHaveNoEntry(text: String) {
        #expect(Translated(text).tableEntries().isEmpty)
    }
}
