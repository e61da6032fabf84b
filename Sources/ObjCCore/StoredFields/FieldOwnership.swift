/// How a stored property refers to an object.
enum FieldOwnership {
    case strong
    case weak
    case unowned
    case unownedUnsafe
}

extension FieldOwnership {
    /// The ownership of a stored property that is not strong, read from the field descriptor that the compiler emits.
    ///
    /// The reflection functions of the standard library only say that a field is not strong. The descriptor's name of the
    /// field's type ends with the missing letter.
    /// - Parameter index: the index of the field among those that `type` itself declares.
    static func ofField(at index: Int, in type: AnyClass) -> FieldOwnership? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self),
            let fields = relativePointer(at: descriptor + 16)
        else { return nil }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        guard index < Int(fields.load(fromByteOffset: 12, as: UInt32.self)),
            let name = relativePointer(at: fields + 16 + index * recordSize + 4)
        else { return nil }
        return ownership(namedAtEndOf: name)
    }

    private static func relativePointer(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(address.loadUnaligned(as: Int32.self))
        return offset == 0 ? nil : address + offset
    }

    /// Reads to the end of a mangled name. Bytes below 0x20 introduce a reference to elsewhere, of four or of eight bytes.
    private static func ownership(namedAtEndOf name: UnsafeRawPointer) -> FieldOwnership? {
        var position = 0
        var last: (UInt8, UInt8) = (0, 0)
        var byte = name.load(as: UInt8.self)
        while byte != 0 {
            last = (last.1, byte)
            switch byte {
            case 0x01...0x17: position += 1 + 4
            case 0x18...0x1F: position += 1 + 8
            default: position += 1
            }
            byte = name.load(fromByteOffset: position, as: UInt8.self)
        }
        switch last {
        case (UInt8(ascii: "X"), UInt8(ascii: "w")): return .weak
        case (UInt8(ascii: "X"), UInt8(ascii: "o")): return .unowned
        case (UInt8(ascii: "X"), UInt8(ascii: "u")): return .unownedUnsafe
        default: return nil
        }
    }
}
