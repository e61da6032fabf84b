import Testing

@testable import InterfaceBuilder

/// Files that lie about their lengths and places: one error, with the place, in bounded time and memory.
struct HostileNibTests {
    private func sample() -> NibArchiveWriter {
        var writer = NibArchiveWriter()
        writer.add("NSObject", [("list", .object(3)), ("bounds", NibArchiveWriter.numbers(1, 2, 3, 4)), ("flag", .bool(true))])
        writer.add("UIView", [("UITag", .integer(70_000, size: 4)), ("next", .object(0))])
        writer.addText("text")
        writer.addList("NSArray", [1, 2])
        return writer
    }

    private func read(_ bytes: [UInt8]) throws -> KeyedObjectGraph { try CompiledNib.graph(of: bytes, fileName: "Bad.nib") }

    private func reason(_ bytes: [UInt8]) -> CompiledNibError.Reason? {
        do {
            _ = try read(bytes)
            return nil
        } catch {
            return (error as? CompiledNibError)?.reason
        }
    }

    @Test("A file that is cut off anywhere is refused")
    func truncation() {
        let bytes = sample().bytes
        for length in 0..<bytes.count { #expect(reason(Array(bytes.prefix(length))) != nil, "\(length)") }
    }

    @Test("Any byte may have any value: an error or a graph, nothing else")
    func flippedBytes() {
        let bytes = sample().bytes
        for location in bytes.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF, bytes[location] ^ 1] as [UInt8] {
                var changed = bytes
                changed[location] = value
                _ = try? read(changed)
            }
        }
    }

    @Test("Tables that do not fit into the file are refused before room is made for them", arguments: 0..<4)
    func hugeCounts(table: Int) {
        var bytes = sample().bytes
        bytes.replaceSubrange(18 + 8 * table..<22 + 8 * table, with: [0xFF, 0xFF, 0xFF, 0x7F])
        #expect(reason(bytes) == .tableOutside(["objects", "keys", "values", "classes"][table], count: 0x7FFF_FFFF))
    }

    @Test("Offsets beyond the end are refused", arguments: 0..<4)
    func hugeOffsets(table: Int) {
        var bytes = sample().bytes
        bytes.replaceSubrange(22 + 8 * table..<26 + 8 * table, with: [0xFF, 0xFF, 0xFF, 0xFF])
        guard case .tableOutside? = reason(bytes) else {
            Issue.record("\(String(describing: reason(bytes)))")
            return
        }
    }

    @Test("Data longer than the file, and numbers without an end")
    func lengths() {
        var writer = NibArchiveWriter()
        writer.add("NSObject", [("key", .raw([8] + NibArchiveWriter.number(1 << 30)))])
        #expect(reason(writer.bytes) == .truncated)
        writer.objects[0].values[0].value = .raw([8] + [UInt8](repeating: 0, count: 100))
        #expect(reason(writer.bytes) == .numberTooLarge)
    }

    @Test("References to objects that do not exist")
    func referenceOutside() {
        var writer = NibArchiveWriter()
        writer.add("NSObject", [("key", .object(1))])
        #expect(reason(writer.bytes) == .indexOutside("objects", index: 1, count: 1))
    }

    @Test("Objects that share all values would multiply them")
    func sharedValues() {
        var writer = sample()
        writer.objects = Array(repeating: writer.objects[0], count: 2)
        var bytes = writer.bytes
        // The second object begins at the first value too.
        bytes[50 + 3 + 1] = 0x80
        bytes[50 + 3 + 2] = 0x86
        #expect(reason(bytes) == .sharedValues)
    }

    @Test("A list that contains itself, and lists in lists in lists")
    func nestedLists() {
        var ring = NibArchiveWriter()
        ring.add("NSObject", [("list", .object(1))])
        ring.addList("NSArray", [2])
        ring.addList("NSArray", [1])
        #expect(reason(ring.bytes) == .tooDeep)

        var deep = NibArchiveWriter()
        deep.add("NSObject", [("list", .object(1))])
        for index in 1...100_000 { deep.addList("NSArray", index < 100_000 ? [index + 1] : []) }
        #expect(reason(deep.bytes) == .tooDeep)
    }

    @Test("Forty lists, each of which holds the next one twice, would be a million million values")
    func doublingLists() {
        var writer = NibArchiveWriter()
        writer.add("NSObject", [("list", .object(1))])
        for index in 1...40 { writer.addList("NSArray", index < 40 ? [index + 1, index + 1] : []) }
        #expect(reason(writer.bytes) == .tooLarge)
    }

    @Test("A file without objects, a foreign one, and one that is too large")
    func wholeFiles() {
        #expect(reason(NibArchiveWriter().bytes) == .noRoot)
        #expect(reason(Array("<?xml version".utf8)) == .unknownFormat)
        #expect(reason([UInt8](repeating: 0, count: CompiledNib.greatestByteCount + 1)) == .tooManyBytes(CompiledNib.greatestByteCount + 1))
    }

    @Test("Messages say where")
    func message() {
        let error = CompiledNibError(.truncated, at: 17)
        #expect(error.description == "byte 17: the file ends in the middle of a value")
    }
}
