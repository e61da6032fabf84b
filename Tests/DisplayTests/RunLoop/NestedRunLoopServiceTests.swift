import Display
import Foundation
import Testing

@Suite("A run loop inside of app code")
@MainActor
struct NestedRunLoopServiceTests {
    /// Runs the main run loop until something has happened in it.
    private func runLoop() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 30)) }

    @Test("is served also where no loop, but a script, has called the code")
    func calledByScript() {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { true }, handler: { calls += 1 })
        runLoop()
        #expect(calls >= 1)
        service.invalidate()
    }

    @Test("is served when it is the second one")
    func second() {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { false }, handler: { calls += 1 })
        RunLoop.main.perform { MainActor.assumeIsolated { runLoop() } }
        runLoop()
        #expect(calls >= 1)
        service.invalidate()
    }

    @Test("is left alone where nothing is needed")
    func notNeeded() {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { false }, isCallingApp: { true }, handler: { calls += 1 })
        RunLoop.main.perform {}
        runLoop()
        #expect(calls == 0)
        service.invalidate()
    }
}
