import Foundation
import Testing

@testable import ObjCRuntime

struct NotificationSequenceTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test("A loop over notifications hears those of its name and sender, in their order")
    func order() async {
        let (sender, other) = (NSObject(), NSObject())
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: other, userInfo: ["number": 0])
        center.post(name: Notification.Name("something else"), object: sender)
        for number in 1...3 { center.post(name: name, object: sender, userInfo: ["number": number]) }
        var numbers: [Int] = []
        for _ in 1...3 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int ?? -1) }
        #expect(numbers == [1, 2, 3])
    }

    @Test("Of those nobody has waited for, the latest seven are kept")
    func waiting() async {
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for number in 1...20 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 14)
    }

    @Test("A loop on the main actor goes on until its task is cancelled")
    @MainActor func cancelling() async {
        let (center, name) = (center, name)
        var heard = 0
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let task = Task { @MainActor in
            var iterator = center.notifications(named: name).makeAsyncIterator()
            begin.yield()
            while await iterator.next() != nil {
                heard += 1
                begin.yield()
            }
        }
        var steps = begun.makeAsyncIterator()
        await steps.next()
        center.post(name: name, object: nil)
        await steps.next()
        task.cancel()
        await task.value
        center.post(name: name, object: nil)
        #expect(heard == 1)
    }

    @Test("Nobody listens once the loop has gone")
    func letGo() {
        weak var sender: NSObject?
        autoreleasepool {
            let object = NSObject()
            sender = object
            _ = center.notifications(named: name, object: object).makeAsyncIterator()
        }
        center.post(name: name, object: nil)
        #expect(sender == nil)
    }
}
