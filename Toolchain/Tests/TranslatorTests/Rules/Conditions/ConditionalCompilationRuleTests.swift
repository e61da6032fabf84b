import Foundation
import Testing

@testable import Translator

@Suite struct ConditionalCompilationRuleTests {
    @Test(arguments: [
        ("os(iOS)", "true   "), ("os(macOS)", "false    "), ("os(Linux)", "false    "),
        ("targetEnvironment(simulator)", "true                        "),
        ("targetEnvironment(macCatalyst)", "false                         "),
        ("_runtime(_ObjC)", "true           "),
        ("os(iOS) && !targetEnvironment(macCatalyst)", "true    && !false                         "),
        ("(os(tvOS) || os(iOS)) && swift(>=5.9)", "(false    || true   ) && swift(>=5.9)"),
        ("canImport(UIKit)", "canImport(UIKit)"), ("DEBUG", "DEBUG"),
        // A target of Xcode's is none of a package, whoever calls the compiler.
        ("SWIFT_PACKAGE", "false        "), ("!SWIFT_PACKAGE || DEBUG", "!false         || DEBUG"),
        // A part of a module is not what such code looks for.
        ("canImport(Darwin)", "false            "), ("!canImport(StoreKit)", "!false              "),
        ("canImport(CoreLocation)", "canImport(CoreLocation)"), ("canImport(Accelerate)", "false                "),
        ("canImport(UIKit.UIGestureRecognizerSubclass)", "canImport(UIKit                            )"),
    ])
    func conditionsOnThePlatformAreAnswered(condition: String, answer: String) {
        let result = Translated("#if \(condition)\nlet a = 1\n#else\nlet a = 2\n#endif")
        #expect(result.text.split(separator: "\n").first.map(String.init) == "#if " + answer)
    }

    @Test func onlyTheActiveBranchIsTranslated() {
        let result = Translated("class A: UIView {\n#if os(iOS)\n@objc func f() {}\n#else\n@objc func g() {}\n#endif\n}")
        #expect(result.tableEntries() == ["_objcM0(\"f\", \"f()\", { (o: A) in o.f() })"])
        #expect(result.line(5) == "@objc func g() {}")
    }

    @Test func elseifIsAnsweredToo() {
        #expect(Translated("#if os(macOS)\n#elseif os(iOS)\n#endif").line(2) == "#elseif true")
    }

    /// In language mode 5 the compiler compares with 5.10; with 5 alone, newer branches would silently be left out.
    @Test(arguments: [(4, false), (5, true), (6, true)]) func languageVersionIsTheNewestOfTheMode(mode: Int, isActive: Bool) {
        let result = Translated("#if swift(>=5.2)\nclass A: UIView { @objc func f() {} }\n#endif", languageMode: mode)
        #expect(result.tableEntries().isEmpty != isActive)
    }

    /// Where such a list belongs to a program of tests, the package manager looks for no tests itself.
    @Test(arguments: ["!canImport(ObjectiveC)", "os(Linux)", "!os(macOS)"])
    func listsOfTestsForLinuxAreCompiled(condition: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("AppTests"), withIntermediateDirectories: true)
        let files: KeyValuePairs = ["AppTests/XCTestManifests.swift": "#if \(condition)\nclass A: NSObject {}\n#endif"]
        #expect(Translated(files: files, folder: folder.path).text(of: 0).contains("class A: UIObject {}") == (condition != "os(Linux)"))
        try Data().write(to: folder.appendingPathComponent("LinuxMain.swift"))
        #expect(Translated(files: files, folder: folder.path).text(of: 0).contains("class A: UIObject {}"))
    }
}
