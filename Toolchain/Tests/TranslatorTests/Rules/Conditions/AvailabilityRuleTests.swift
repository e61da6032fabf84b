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
        #expect(result.text.squeezed == "if _objcNo { Swift.fatalError() \n \n} else { b() }")
    }

    @Test func unavailableIsTheOpposite() {
        #expect(Translated("if #unavailable(iOS 99) { a() }").text.squeezed == "if _objcYes { a() }")
        #expect(Translated("if #unavailable(iOS 13) { a() }").text.squeezed == "if #unavailable(iOS 13) { Swift.fatalError() }")
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
