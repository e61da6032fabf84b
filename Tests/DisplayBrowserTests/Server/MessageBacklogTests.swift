import Testing

@testable import DisplayBrowser

/// How much of what a page says waits for the application.
@Suite struct MessageBacklogTests {
    @Test("reading stops at 32 messages, and goes on when half of them have been heard")
    func count() {
        var backlog = MessageBacklog()
        let stops = (1...40).filter { _ in backlog.add(bytes: 10) }
        #expect(stops == [32])
        #expect(backlog.isFull)
        let goesOn = (1...40).filter { _ in backlog.remove(bytes: 10) }
        #expect(goesOn == [24])
        #expect(!backlog.isFull)
        #expect(backlog == MessageBacklog())
    }

    @Test("one message of a megabyte is enough")
    func bytes() {
        var backlog = MessageBacklog()
        #expect(!backlog.add(bytes: 100) && backlog.add(bytes: 1 << 20))
        #expect(!backlog.remove(bytes: 100) && backlog.remove(bytes: 1 << 20))
    }
}
