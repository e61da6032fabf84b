import Testing

@testable import Translator

@Suite struct ApplicationMainRuleTests {
    @Test(arguments: ["@main", "@UIApplicationMain"]) func applicationDelegatesStartTheApplication(attribute: String) {
        let result = Translated("\(attribute) class D: UIResponder, UIApplicationDelegate {\n}")
        #expect(result.line(2).hasPrefix("@MainActor static func main() { UIApplication._main { D() } }"))
        #expect(result.translation.needsParseAsLibrary)
    }

    @Test func aDelegateWithAMainOfItsOwnStays() {
        let source = "@main class D: UIResponder, UIApplicationDelegate { static func main() {} }"
        #expect(Translated(source).translation.files[0].text == nil)
    }

    @Test func otherProgramsStay() {
        #expect(Translated("@main struct S { static func main() {} }").translation.files[0].text == nil)
        #expect(!Translated("let a = 1").translation.needsParseAsLibrary)
    }
}
