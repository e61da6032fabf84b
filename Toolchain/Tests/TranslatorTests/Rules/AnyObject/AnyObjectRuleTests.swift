import Testing

@testable import Translator

@Suite struct AnyObjectRuleTests {
    @Test(arguments: [
        ("a.first.priority", "_objcAny(a.first).priority"), ("a?.priority", "_objcAny(a)?.priority"),
        ("a!.priority", "_objcAny(a)!.priority"),
        ("(a as AnyObject).priority", "_objcAny((a as AnyObject)).priority"), ("a.other", "a.other"),
    ])
    func membersThatTheCompilerMissedAreLookedUpByName(source: String, result: String) {
        let repair = Repair(path: "/Sources/File.swift", line: 2, member: "priority")
        #expect(Translated("a.priority\n" + source, repairs: [repair]).text == "a.priority\n" + result)
    }

    @Test func repairsOfOtherFilesDoNotCount() {
        let repair = Repair(path: "/Sources/Other.swift", line: 1, member: "priority")
        #expect(Translated("a.priority", repairs: [repair]).text == "a.priority")
    }
}
