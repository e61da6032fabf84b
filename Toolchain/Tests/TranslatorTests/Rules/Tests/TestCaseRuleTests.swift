import Testing

@testable import Translator

@Suite struct TestCaseRuleTests {
    @Test func testsOnTheMainActorAreCalledByNonisolatedOnes() {
        let result = Translated("@MainActor final class T: XCTestCase {\n    func testA() throws { go() }\n}")
        #expect(result.line(2) == "func __main_T_testA() throws { go() }")
        #expect(
            result.line(3) == "nonisolated func testA() throws { nonisolated(unsafe) let test = self; "
                + "try MainActor.assumeIsolated { try test.__main_T_testA() } } }")
    }

    @Test func aSingleMethodMayBeIsolated() {
        let result = Translated("class T: XCTestCase {\n    @MainActor func testA() {}\n    func testB() {}\n}")
        #expect(result.line(2) == "@MainActor func __main_T_testA() {}")
        #expect(result.line(3) == "func testB() {}")
    }

    @Test func setUpAndTearDownOverrideWhatIsNotIsolated() {
        let result = Translated(
            """
            @MainActor class T: XCTestCase {
                override func setUp() { super.setUp() }
                override class func tearDown() {}
                override func setUp() async throws {}
            }
            """)
        #expect(result.line(2).squeezed == "func __main_T_setUp() { super.setUp() }")
        #expect(result.line(4) == "@MainActor override func setUp() async throws {}")
        #expect(
            result.line(5) == "override nonisolated func setUp() { nonisolated(unsafe) let test = self; "
                + "MainActor.assumeIsolated { test.__main_T_setUp() } }; "
                + "override class nonisolated func tearDown() { MainActor.assumeIsolated { __main_T_class_tearDown() } } }")
    }

    @Test func availabilityStandsBeforeTheModifiers() {
        let result = Translated("class T: XCTestCase {\n    @available(iOS 13, *) @MainActor func testA() {}\n}")
        #expect(result.line(3).hasPrefix("@available(iOS 13, *) nonisolated func testA() {"))
    }

    @Test func isolationIsInherited() {
        let result = Translated("@MainActor class Base: XCTestCase {}\nclass T: Base {\n    func testA() {}\n}")
        #expect(result.line(3) == "func __main_T_testA() {}")
        // Swift warns of `nonisolated(unsafe)` there.
        #expect(
            result.line(4).hasPrefix("nonisolated func testA() { let test = self; MainActor.assumeIsolated { test.__main_T_testA() } }"))
    }

    @Test(arguments: [
        "@MainActor class T: XCTestCase { func helper() {}; func testWith(x: Int) {}; func testA() async {}; private func testB() {} }",
        "@MainActor class T: XCTestCase { nonisolated func testA() {} }", "class T: XCTestCase { func testA() {} }",
        "@MainActor class T { func testA() {} }",
    ])
    func theseStay(source: String) {
        #expect(Translated(source).translation.files[0].text == nil)
    }

    /// Swift 6 refuses to send the isolated test to the unisolated method of XCTest, which does nothing.
    @Test func theEmptySetUpOfXCTestIsNotAwaited() {
        let result = Translated(
            """
            @MainActor class T: XCTestCase {
                override func setUp() async throws { try await super.setUp(); go() }
            }
            class U: T {
                override func setUp() async throws { try await super.setUp() }
            }
            """)
        #expect(result.line(2).squeezed == "@MainActor override func setUp() async throws { go() }")
        #expect(result.line(5).contains("try await super.setUp()"))
    }

    /// Apple's XCTest has more than the one of this system.
    @Test func aModuleOfTestsGetsWhatXCTestLacks() {
        func support(_ text: String) -> String { Translated("import XCTest\n" + text).tail }
        #expect(support("").contains("nonisolated var classForCoder: AnyClass"))
        #expect(!support("").contains("class XCTAttachment"))
        #expect(!support("XCTAssertEqual(a, b)").contains("func XCTAssertEqual("))
        #expect(support("XCTAssertEqual(button.target as? T, self)").contains("func XCTAssertEqual("))
        #expect(support("XCTAssertNotEqual(self, other)").contains("func XCTAssertNotEqual("))
        #expect(support("let a = XCTAttachment(string: s)").contains("class XCTAttachment {"))
        #expect(support("let a = XCTContext.runActivity(named: n) { _ in }").contains("enum XCTContext {"))
        #expect(support("let e = keyValueObservingExpectation(for: o, keyPath: k)").contains("class XCTKVOExpectation: XCTestExpectation"))
        #expect(support("func testSpeed() { measure { go() } }").contains("nonisolated func measure(_ block: () -> Void)"))
        #expect(!support("").contains("func measure"))
        #expect(!support("class XCTAttachment {}").contains("enum XCTContext {"))
        #expect(support("record(XCTIssue(type: .assertionFailure, compactDescription: n))").contains("struct XCTIssue"))
        #expect(!support("record(XCTIssue(type: .assertionFailure, compactDescription: n))").contains("[XCTAttachment]"))
        #expect(support("issue.add(XCTAttachment(string: s)); XCTIssue()").contains("var attachments: [XCTAttachment] = []"))
        #expect(Translated("import UIKit").tail.isEmpty)
    }

    /// `fulfill` of Apple's XCTest has no parameters.
    @Test func anExpectationCanBeFulfilledByAFunctionThatIsPassedOn() {
        func isThere(_ text: String) -> Bool { Translated("import XCTest\n" + text).tail.contains("func fulfill()") }
        #expect(isThere("queue.async(execute: e.fulfill)"))
        #expect(isThere("f(completion: self.e.fulfill, 1)"))
        #expect(!isThere("e.fulfill()"))
        #expect(!isThere("e.fulfilled; fulfill"))
    }

    /// XP-124: the template of such a test overrides a property that XCTest of this system has not.
    @Test func theWishToRunForEachAppearanceOverridesNothing() {
        let result = Translated(
            "class T: XCTestCase {\n    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }\n}")
        #expect(result.line(2).squeezed == "class var runsForEachTargetApplicationUIConfiguration: Bool { true }")
    }

    /// The program that the package manager makes links no UIKit by itself.
    @Test func theProgramThatRunsTestsImportsNoUIKit() {
        func modules(_ path: String) -> [String] {
            Translator.implicitImports(of: .app, importing: ["XCTest"], in: [SourceFile(path: path, bytes: [])])
        }
        #expect(modules("/.build/debug/PackageTests.derived/runner.swift") == ["ObjCRuntime"])
        #expect(modules("/Tests/runner.swift") == ["ObjCRuntime", "UIKit"])
        let runner = Translated(files: ["runner.swift": "import XCTest\nlet a: XCTAttachment?"], folder: "/.build/PackageTests.derived")
        #expect(!runner.text(of: 0).contains("class XCTAttachment"))
    }

    @Test func onlyOneFileGetsIt() {
        let result = Translated(files: ["A.swift": "import UIKit", "B.swift": "import XCTest", "C.swift": "import XCTest"])
        #expect((0...2).map { result.text(of: $0).contains("classForCoder") } == [false, true, false])
    }
}
