import ObjCRuntime
import Testing

@Suite struct BitCastTests {
    /// As code does that hands a block to a function of C.
    @Test func aClosureGoesThroughAPointerAndBack() {
        typealias Body = (Int) -> Int
        let body: Body = { $0 + 1 }
        let pointer = _objcBitCast(body, to: UnsafeMutableRawPointer.self)
        #expect(_objcBitCast(pointer, to: Body.self)(2) == 3)
    }

    @Test func anObjectIsAWordAsAnyOther() {
        let object = UIObject()
        let pointer = _objcBitCast(object, to: UnsafeRawPointer.self)
        #expect(_objcBitCast(pointer, to: UIObject.self) === object)
        #expect(_objcBitCast(1.0, to: UInt64.self) == 1.0.bitPattern)
    }
}
