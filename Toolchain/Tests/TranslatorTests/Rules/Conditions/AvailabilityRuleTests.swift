import Testing

@testable import Translator

@Suite struct AvailabilityRuleTests {
    @Test(arguments: ["iOS 99, *", "macOS 12, iOS 18.1, *"]) func newerDeclarationsAreRemoved(versions: String) {
        let result = Translated("@available(\(versions))\nfunc f() { UIFuture() }\nfunc g() {}")
        #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimming(" ") } == ["", "", "func g() {}"])
    }

    @Test(arguments: ["iOS, unavailable", "iOS, introduced: 99", "iOS, deprecated: 10, obsoleted: 12"])
    func declarationsThatAreGoneAreRemoved(arguments: String) {
        #expect(Translated("struct S { @available(\(arguments)) func f() {}; var a = 1 }").text.squeezed == "struct S { var a = 1 }")
    }

    @Test(arguments: ["iOS 13, *", "iOS 18.0, *", "macOS 99, *", "iOS, deprecated: 13", "*, deprecated", "iOS, introduced: 12"])
    func otherDeclarationsStay(arguments: String) {
        #expect(Translated("@available(\(arguments)) func f() {}").translation.files[0].text == nil)
    }

    @Test func versionOfTheEmulatedSystemDecides() {
        let source = "@available(iOS 17, *) func f() {}"
        #expect(Translated(source, systemVersion: "16.4").text.squeezed == "")
        #expect(Translated(source, systemVersion: "17").translation.files[0].text == nil)
    }

    @Test func olderConditionsStayWithBothBranches() {
        #expect(Translated("if #available(iOS 13, *) { a() } else { b() }").translation.files[0].text == nil)
    }

    @Test func branchOfANewerConditionIsTakenOut() {
        let result = Translated("if #available(iOS 99, *) {\n    a()\n} else { b() }")
        #expect(result.text.squeezed == "\n \n b() ;")
    }

    /// In a result builder and as a value too, what is left must have the type of the rest.
    @Test(arguments: [
        ("f { Row(); if #available(iOS 99, *) { New() } }", "f { Row(); }"),
        ("if a { b() } else if #available(iOS 99, *) { New() } else { c() }", "if a { b() } else { c() }"),
        ("if a { b() } else if #available(iOS 99, *) { New() }", "if a { b() }"),
        ("if #available(iOS 99, *) { New() } else if a { b() }", "if a { b() }"),
        ("let x = if #available(iOS 99, *) { 1 } else { 2 }", "let x = ( 2 )"),
        ("if #available(iOS 99, *) { New() } else { let a = 1; b(a) }", "do { let a = 1; b(a) }"),
        ("if #available(iOS 99, *) { New() } else { (a, b) = (b, a) }", "do { (a, b) = (b, a) }"),
        ("if #available(iOS 99, *), let y = x.new { y() }", ""),
        ("if a, #available(iOS 99, *), x.new { x() }", ""),
        ("if a(), #available(iOS 99, *), x.new { x() }", "if a(), _objcNo { Swift.fatalError() }"),
        ("while #available(iOS 99, *), x.new { x() }", "while _objcNo { Swift.fatalError() }"),
        ("guard #available(iOS 99, *), let y = x.new else { return }", "guard _objcNo else { return }"),
        ("again: if #available(iOS 99, *) { New() }", "again: if _objcNo { Swift.fatalError() }"),
    ])
    func whatIsLeftOfABranchIsLegalInItsPlace(source: String, result: String) {
        #expect(Translated(source).text.squeezed.trimming(" ") == result)
    }

    @Test func unavailableIsTheOpposite() {
        #expect(Translated("if #unavailable(iOS 99) { a() }").text.squeezed == "if _objcYes { a() }")
        #expect(Translated("if #unavailable(iOS 13) { a() }").text.squeezed == "")
    }

    @Test func nothingFollowsAGuardThatAlwaysFails() {
        let result = Translated("func f() -> Int {\n    guard #available(iOS 99, *) else { return 1 }\n    return new()\n}")
        #expect(result.line(2).squeezed == "guard _objcNo else { return 1 }; Swift.fatalError()")
        #expect(result.line(3).isEmpty)
        #expect(result.line(4) == "}")
    }

    @Test func removedMembersAreNotInTheIndex() {
        let index = Translated("public class A { @available(iOS 99, *) public func f() {}\npublic func g() {} }").index
        #expect(index.allRecords.first?.methods.map(\.baseName) == ["g"])
    }
}
