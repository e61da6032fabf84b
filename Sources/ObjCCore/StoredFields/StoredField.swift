/// A stored property that is read and written in place, for want of an accessor.
struct StoredField: @unchecked Sendable {
    /// The declared type; for a weak property an optional.
    let type: Any.Type
    let offset: Int
    let ownership: FieldOwnership
    /// False for a `let`, which is never written.
    let isVariable: Bool

    func get(from object: AnyObject) -> Any? {
        let address = address(in: object)
        switch ownership {
        case .strong: return readValue(at: address)
        case .weak: return address.assumingMemoryBound(to: WeakField.self).pointee.object
        case .unowned: return address.assumingMemoryBound(to: UnownedField.self).pointee.object
        case .unownedUnsafe: return address.assumingMemoryBound(to: UnsafeField.self).pointee.object
        }
    }

    /// Stores a value, or returns false when it cannot be converted to the property's type or the property is a constant.
    ///
    /// Observers of the property (`didSet`) do not run: only its setter knows them.
    func set(_ value: Any?, in object: AnyObject) -> Bool {
        guard isVariable else { return false }
        let address = address(in: object)
        guard ownership != .strong else { return writeValue(value, at: address) }
        guard let reference = reference(to: value) else { return false }
        switch ownership {
        case .strong: return false
        case .weak: address.assumingMemoryBound(to: WeakField.self).pointee.object = reference.object
        case .unowned: address.assumingMemoryBound(to: UnownedField.self).pointee.object = reference.object
        case .unownedUnsafe: address.assumingMemoryBound(to: UnsafeField.self).pointee.object = reference.object
        }
        let witnesses = address + MemoryLayout<UnsafeRawPointer>.size
        for (index, witness) in reference.witnesses.enumerated() {
            witnesses.storeBytes(of: witness, toByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
        }
        return true
    }

    private func address(in object: AnyObject) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    }
}

// MARK: - Values

extension StoredField {
    private func readValue(at address: UnsafeMutableRawPointer) -> Any? {
        func read<Value>(_: Value.Type) -> Any? { boxed(address.assumingMemoryBound(to: Value.self).pointee) }
        return _openExistential(type, do: read)
    }

    private func writeValue(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool {
        func write<Value>(_: Value.Type) -> Bool {
            guard let converted = storable(value, as: Value.self) else { return false }
            address.assumingMemoryBound(to: Value.self).pointee = converted
            return true
        }
        return _openExistential(type, do: write)
    }
}

// MARK: - References

extension StoredField {
    private struct WeakField { weak var object: AnyObject? }
    private struct UnownedField { unowned var object: AnyObject? }
    private struct UnsafeField { unowned(unsafe) var object: AnyObject? }

    /// The parts of a reference of the field's type to `value`: the object, and what a protocol type adds to it.
    private func reference(to value: Any?) -> (object: AnyObject?, witnesses: [UInt])? {
        func make<Value>(_: Value.Type) -> (object: AnyObject?, witnesses: [UInt])? {
            guard let converted = storable(value, as: Value.self) else { return nil }
            guard let boxed = boxed(converted) else { return (nil, []) }
            let words = withUnsafeBytes(of: converted) { Array($0.bindMemory(to: UInt.self).dropFirst()) }
            return (boxed as AnyObject, words)
        }
        return _openExistential(type, do: make)
    }
}
