import ObjCRuntime
import Testing

private final class Shared: UIObject {
    nonisolated func one() -> Int { 1 }
    nonisolated func two() -> Int { 2 }
    nonisolated static func entries() -> [_ObjCEntry] {
        [_objcM0("one", "one()", { (o: Shared) in o.one() }), _objcM0("two", "two()", { (o: Shared) in o.two() })]
    }
}
private final class Added: UIObject {}

/// Messages may be sent from any thread, also while other modules are loaded.
@Suite struct ThreadTests {
    @Test func searchesAndRegistrationsInParallel() {
        _objcRegister { $0.run { $0.add(Shared.self, Shared.entries) } }
        nonisolated(unsafe) let object = Shared()
        nonisolated(unsafe) var failures = 0
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<300 {
                if thread == 0, round % 50 == 0 { _objcRegister { $0.run { $0.add(Added.self) { [] } } } }
                let first = _ObjCRuntime.send(object, round % 2 == 0 ? "one" : "two", []).result as? Int
                let missing = _ObjCRuntime.send(object, Selector("missing\(round)"), []).found
                if first != round % 2 + 1 || missing { lock.withLock { failures += 1 } }
            }
        }
        #expect(failures == 0)
    }
}
