import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct BackgroundTaskTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let tasks = BackgroundTasks()

    @Test("Each task has a number of its own, none of which is the invalid one")
    func identifiers() {
        let (first, second) = (tasks.begin(nil), tasks.begin(nil))
        #expect(first != second)
        #expect(first != .invalid)
        #expect(second != .invalid)
        #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    }

    @Test("In the foreground there is no end; in the background 30 seconds are left, and then who has not finished is told")
    func expiration() {
        _ = screen.window
        var told: [String] = []
        _ = tasks.begin { told.append("first") }
        let finished = tasks.begin { told.append("finished") }
        _ = tasks.begin { told.append("last") }
        #expect(tasks.remainingTime == .greatestFiniteMagnitude)
        tasks.didEnterBackground()
        tasks.finish(finished)
        screen.wait(20)
        #expect(abs(tasks.remainingTime - 10) < 0.1)
        #expect(told.isEmpty)
        screen.wait(11)
        #expect(told == ["first", "last"])
        #expect(tasks.remainingTime == 0)
    }

    @Test("Back in the foreground nothing expires")
    func returning() {
        _ = screen.window
        var told = 0
        _ = tasks.begin { told += 1 }
        tasks.didEnterBackground()
        screen.wait(20)
        tasks.willEnterForeground()
        screen.wait(20)
        #expect(told == 0)
        #expect(tasks.remainingTime == .greatestFiniteMagnitude)
    }

    @Test("The application hands its tasks on")
    func application() {
        let identifier = UIApplication.shared.beginBackgroundTask(withName: "save", expirationHandler: nil)
        #expect(identifier != .invalid)
        UIApplication.shared.endBackgroundTask(identifier)
        #expect(UIApplication.shared.backgroundTimeRemaining > 1e9)
    }
}
