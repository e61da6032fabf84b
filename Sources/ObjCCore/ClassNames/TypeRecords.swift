/// The compiler's records of the types in one loaded image: references to type descriptors.
struct TypeRecords: Sequence {
    private let records: UnsafeRawBufferPointer

    /// The records of each image that is loaded now.
    static func sections() -> [TypeRecords] {
        var found: [TypeRecords] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateImages(
                { image, found in
                    // The seventh and eighth words of an image's description are where its records begin and their length in bytes.
                    let start = image.load(fromByteOffset: 64, as: UnsafeRawPointer?.self)
                    let length = image.load(fromByteOffset: 72, as: Int.self)
                    let records = TypeRecords(records: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
                    found?.assumingMemoryBound(to: [TypeRecords].self).pointee.append(records)
                    return true
                }, found)
        }
        return found
    }

    var count: Int { records.count / 4 }

    func makeIterator() -> Iterator { Iterator(records: self) }

    struct Iterator: IteratorProtocol {
        let records: TypeRecords
        var offset = 0

        mutating func next() -> UnsafeRawPointer? {
            while offset + 4 <= records.records.count {
                defer { offset += 4 }
                if let descriptor = records.descriptor(at: offset) { return descriptor }
            }
            return nil
        }
    }

    /// A record is an offset from itself; the low bits say whether it leads to the descriptor or to the descriptor's address.
    private func descriptor(at offset: Int) -> UnsafeRawPointer? {
        guard let record = records.baseAddress?.advanced(by: offset) else { return nil }
        let reference = Int(record.load(as: Int32.self))
        switch reference & 3 {
        case 0: return reference == 0 ? nil : record + reference
        case 1: return (record + (reference & ~3)).load(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }
}

/// Calls the function with the description of each image that has Swift code, until it answers false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateImages(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
