/// The translation of `unsafeBitCast` in files with blocks: a closure takes two words, where a block is one pointer.
///
/// A closure that is cast to a pointer or an object is in a box, which lives as long as the process; from there it comes back as it was.
/// Every other cast is the one of Swift. Disfavoured: implementations of methods have forms of their own, also where they are no optional.
@_disfavoredOverload
public func _objcBitCast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
    if MemoryLayout<Source>.size == MemoryLayout<Target>.size { return unsafeBitCast(value, to: type) }
    if MemoryLayout<Target>.size == MemoryLayout<UnsafeRawPointer>.size {
        let box = Unmanaged.passRetained(BlockBox(value)).toOpaque()
        return unsafeBitCast(box, to: type)
    }
    guard MemoryLayout<Source>.size == MemoryLayout<UnsafeRawPointer>.size else { return unsafeBitCast(value, to: type) }
    let pointer = unsafeBitCast(value, to: UnsafeRawPointer.self)
    guard let box = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? BlockBox<Target> else {
        fatalError("A pointer is cast to \(Target.self), but no closure of that type was cast to it. Cast it back to the type that it had.")
    }
    return box.block
}

/// A closure in memory, and what it does as a method.
final class BlockBox<Block>: MethodBlock {
    let block: Block

    init(_ block: Block, _ implementation: _ObjCEntry? = nil) {
        self.block = block
        super.init(implementation)
    }
}

/// A closure as a method.
class MethodBlock {
    /// The implementation; nil for an object that was not cast.
    let implementation: _ObjCEntry?

    fileprivate init(_ implementation: _ObjCEntry?) {
        self.implementation = implementation
    }
}
