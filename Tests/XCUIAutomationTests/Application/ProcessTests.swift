import Testing

@testable import XCUIAutomation

struct ProcessTests {
    @Test("XP-140: how an app has ended is told with what it said last")
    func ends() {
        #expect(ProcessEnd.words(status: 3 << 8, lastWords: "") == "it exited with 3")
        let crash = ProcessEnd.words(status: 4, lastWords: "hello\nMain/File.swift:3: Fatal error: Index out of range\n\n")
        #expect(crash == "it crashed: Illegal instruction: Main/File.swift:3: Fatal error: Index out of range")
    }

    @Test("XP-141: what a test waits is owed to the app's clock; a test's own thinking is not")
    func clock() {
        var clock = WaitingClock()
        #expect(clock.takeDebt() == nil)
        #expect(clock.takeDebt(after: 0.001) == nil)
        #expect(clock.takeDebt(after: 0.01) == nil)
        #expect(clock.takeDebt(after: 0.01) == 0.02)
        #expect(clock.takeDebt(after: 2) == 2)
        #expect(clock.takeDebt(after: 1e9) == 3600)
    }
}
