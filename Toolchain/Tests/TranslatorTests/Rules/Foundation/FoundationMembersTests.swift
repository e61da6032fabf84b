import Testing

@testable import Translator

@Suite struct FoundationMembersTests {
    @Test func aModuleGetsTheMembersThatItNames() {
        let result = Translated(files: [
            "A.swift": "import UIKit", "B.swift": "import UIKit\nlet a = b.intersects(c)", "C.swift": "let d = e.filter(f.intersects)",
        ])
        #expect(!result.text(of: 0).contains("extension CGRect"))
        #expect(result.text(of: 1).contains("extension CGRect {\n    @usableFromInline func intersects(_ rect2: CGRect) -> Bool {"))
        #expect(!result.text(of: 2).contains("extension CGRect") && !result.text(of: 1).contains("CharacterSet"))
        #expect(Translated("let s = CharacterSet.letters.inverted").tail.contains("extension CharacterSet {"))
    }

    @Test func switchesOfConfigurationsCanBeSet() {
        let tail = Translated("session.configuration.waitsForConnectivity = true").tail
        #expect(tail.contains("import FoundationNetworking\nextension URLSessionConfiguration {"))
        #expect(tail.contains("get { _objcKeptFlag(\"waitsForConnectivity\", of: self) ?? false }"))
        #expect(!tail.contains("allowsExpensiveNetworkAccess"))
        #expect(
            Translated("c.sessionSendsLaunchEvents = true").tail.contains(
                "get { _objcKeptFlag(\"sessionSendsLaunchEvents\", of: self) ?? true }"))
    }

    @Test func requestsAndErrorsSayWhichNetworkTheyWant() {
        let tail = Translated("request.allowsConstrainedNetworkAccess = error.networkUnavailableReason == .constrained").tail
        #expect(tail.contains("extension URLRequest {\n    @usableFromInline var allowsConstrainedNetworkAccess: Bool {"))
        #expect(tail.contains("@usableFromInline enum NetworkUnavailableReason: Int, Sendable {"))
        #expect(!tail.contains("allowsExpensiveNetworkAccess"))
    }

    @Test func configurationsOfTheBackgroundAreOrdinaryOnes() {
        let tail = Translated("let c = URLSessionConfiguration.background(withIdentifier: \"a\")").tail
        #expect(tail.contains("@usableFromInline static func background(withIdentifier identifier: String) -> URLSessionConfiguration"))
        #expect(!Translated("view.background = c").tail.contains("URLSessionConfiguration"))
    }

    @Test(arguments: [
        "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }\nlet a = b.intersects(c)", "let a = intersects",
    ])
    func othersDoNot(source: String) { #expect(Translated(source).tail.isEmpty) }

    @Test func ourModulesDoNot() { #expect(Translated("let a = b.intersects(c)", kind: .translatedSDK).tail.isEmpty) }
}
