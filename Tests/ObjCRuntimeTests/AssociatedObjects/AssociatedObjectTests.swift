import ObjCRuntime
import Testing

@testable import ObjCCore

private nonisolated(unsafe) let firstKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private nonisolated(unsafe) let secondKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private final class Plain {}

@MainActor @Suite(.serialized) struct AssociatedObjectTests {
    @Test(arguments: [true, false])
    func valuesAreFoundByTheirKeys(ours: Bool) {
        let owner: AnyObject = ours ? Player() : Plain()
        objc_setAssociatedObject(owner, firstKey, "one", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, firstKey) as? String == "one")
        #expect(objc_getAssociatedObject(owner, secondKey) as? Int == 2)
        objc_setAssociatedObject(owner, firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, firstKey) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, secondKey) == nil)
    }

    @Test func policies() {
        let owner = Player()
        var value: Plain? = Plain()
        objc_setAssociatedObject(owner, firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, firstKey) as? Plain === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, firstKey) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, firstKey, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, firstKey) as? String == "a")
    }

    @Test func valuesDieWithTheirOwner() {
        weak var value: Plain?
        do {
            let owner = Player(), attached = Plain()
            objc_setAssociatedObject(owner, firstKey, attached, .OBJC_ASSOCIATION_RETAIN)
            value = attached
        }
        #expect(value == nil)
    }

    @Test func theTableOfForeignOwnersDoesNotGrowWithDeadOnes() {
        // Others in this process may have left many behind.
        let live = ForeignExtras.shared.withLock {
            $0.sweep()
            return $0.count
        }
        for _ in 0..<10_000 { objc_setAssociatedObject(Plain(), firstKey, Plain(), .OBJC_ASSOCIATION_RETAIN) }
        #expect(ForeignExtras.shared.withLock { $0.count } <= max(32, live * 2))
    }

    @Test func twoObjectsMayReferToEachOther() {
        weak var gone: Player?
        do {
            let first = Player(), second = Player()
            objc_setAssociatedObject(first, firstKey, second, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(second, firstKey, first, .OBJC_ASSOCIATION_ASSIGN)
            gone = first
        }
        #expect(gone == nil)
    }
}
