import Foundation

/// Redirects the calls that one shared library makes of a function in another one.
///
/// A library calls what it imports through a table of addresses, which the loader has filled in. Its layout is that of ELF for 64 bits,
/// the same for all processors.
enum ImportedFunction {
    /// - Returns: the address that stood there before; nil where the library is not loaded or imports no such function.
    static func redirect(_ name: String, calledBy library: String, to replacement: UnsafeRawPointer) -> UnsafeRawPointer? {
        // With the GNU library the handle is the loader's own record: address, name, dynamic section.
        guard let handle = dlopen(library, RTLD_NOLOAD | RTLD_LAZY) else { return nil }
        let record = UnsafeRawPointer(handle)
        let base = record.load(as: UInt.self)
        guard let section = record.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let entries = DynamicSection(section)
        guard let names = entries[.strings], let symbols = entries[.symbols] else { return nil }
        for (table, size) in [(entries[.calls], entries[.sizeOfCalls]), (entries[.relocations], entries[.sizeOfRelocations])] {
            guard let table, let size, let start = UnsafeRawPointer(bitPattern: table) else { continue }
            for place in stride(from: 0, to: Int(size), by: 24) {
                let symbol = start.load(fromByteOffset: place + 8, as: UInt.self) >> 32
                guard symbol != 0, let entry = UnsafeRawPointer(bitPattern: symbols + symbol * 24) else { continue }
                guard let text = UnsafePointer<CChar>(bitPattern: names + UInt(entry.load(as: UInt32.self))), strcmp(text, name) == 0 else {
                    continue
                }
                return exchange(at: base + start.load(fromByteOffset: place, as: UInt.self), replacement)
            }
        }
        return nil
    }

    /// The page may have been made read-only when everything was linked.
    private static func exchange(at address: UInt, _ replacement: UnsafeRawPointer) -> UnsafeRawPointer? {
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        guard let page = UnsafeMutableRawPointer(bitPattern: address & ~(size - 1)),
            let slot = UnsafeMutableRawPointer(bitPattern: address),
            mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
        else { return nil }
        let former = slot.load(as: UnsafeRawPointer?.self)
        slot.storeBytes(of: replacement, as: UnsafeRawPointer.self)
        return former
    }
}

/// The dynamic section of a library, by tags.
private struct DynamicSection {
    enum Tag: Int {
        case sizeOfCalls = 2
        case strings = 5
        case symbols = 6
        case relocations = 7
        case sizeOfRelocations = 8
        case calls = 23
    }

    private var values: [Tag: UInt] = [:]

    init(_ start: UnsafeRawPointer) {
        var place = start
        while case let number = place.load(as: Int.self), number != 0 {
            if let tag = Tag(rawValue: number) { values[tag] = place.load(fromByteOffset: 8, as: UInt.self) }
            place += 16
        }
    }

    subscript(tag: Tag) -> UInt? { values[tag] }
}
