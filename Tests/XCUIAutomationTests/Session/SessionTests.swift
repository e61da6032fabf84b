import Foundation
import Testing

@testable import XCUIAutomation

@MainActor
struct SessionTests {
    @Test("XP-128: a language that a test plan chooses goes on to the app")
    func languages() {
        #expect(TestSession.languageArguments(in: ["-x", "-AppleLanguages", "(de)"]) == ["-AppleLanguages", "(de)"])
        #expect(TestSession.languageArguments(in: ["-AppleLocale"]).isEmpty)
    }

    @Test("XP-126: the app is known from what the command says")
    func target() {
        #expect(TestTarget(["FORASTERO_TEST_APPLICATION": "/a", "FORASTERO_TEST_BUNDLE_IDENTIFIER": "b"])?.program == "/a")
        #expect(TestTarget([:]) == nil)
    }

    @Test("XP-136: monitors are asked in reverse order, and can be removed")
    func monitors() {
        let monitors = InterruptionMonitors(), alert = XCUIApplication(bundleIdentifier: "x").alerts.firstMatch
        var asked: [Int] = []
        func add(_ number: Int, answer: Bool) -> AnyObject {
            monitors.add { _ in
                asked.append(number)
                return answer
            }
        }
        let (_, second, _) = (add(1, answer: true), add(2, answer: true), add(3, answer: false))
        #expect(monitors.ask(about: alert))
        #expect(asked == [3, 2])
        monitors.remove(second)
        #expect(monitors.ask(about: alert))
        #expect(asked == [3, 2, 3, 1])
        monitors.removeAll()
        #expect(!monitors.ask(about: alert))
    }

    @Test("XP-126: tests that were not begun by the command know no app, and are told what to do")
    func noCommand() async {
        await #expect(processExitsWith: .failure) {
            unsetenv("FORASTERO_TEST_APPLICATION")
            await MainActor.run { _ = XCUIApplication() }
        }
    }

    @Test("A hand has no six fingers")
    func fingers() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { XCUIApplication(bundleIdentifier: "x").tap(withNumberOfTaps: 1, numberOfTouches: 6) }
        }
    }

    @Test("XP-126: another app never exists, does not run, and has nothing in it")
    func otherApp() {
        let session = ProcessInfo.processInfo.environment["FORASTERO_TEST_APPLICATION"]
        #expect(session == nil)
        setenv("FORASTERO_TEST_APPLICATION", "/bin/true", 1)
        setenv("FORASTERO_TEST_BUNDLE_IDENTIFIER", "org.example.app", 1)
        let other = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        #expect(!other.exists)
        #expect(other.state == .notRunning)
        #expect(other.buttons.count == 0)
        #expect(!other.buttons["x"].isHittable)
    }

    @Test("XP-138: pictures lie in a folder of their test, and none takes another's place")
    func results() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let results = TestResults(folder: folder.path)
        results.begin("Tests.testA")
        #expect(results.keep(Data("1".utf8), name: "a/../b", fileExtension: "txt") == folder.path + "/Tests.testA/a_.._b.txt")
        #expect(results.keep(Data("2".utf8), name: "a/../b", fileExtension: "txt") == folder.path + "/Tests.testA/a_.._b-2.txt")
        #expect(TestResults(folder: nil).keep(Data(), name: "x", fileExtension: "txt") == nil)
        #expect(TestResults.fileName("..") == "_..")
    }
}
