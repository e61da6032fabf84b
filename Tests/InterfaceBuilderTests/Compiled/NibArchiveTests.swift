import Foundation
import Testing

@testable import InterfaceBuilder

struct NibArchiveTests {
    private typealias Writer = NibArchiveWriter

    private func graph(_ writer: NibArchiveWriter) throws -> KeyedObjectGraph {
        try CompiledNib.graph(of: writer.bytes, fileName: "Panel.nib")
    }

    /// The value that comes back for a value in the file.
    private func value(_ value: NibArchiveWriter.Value) throws -> KeyedObjectGraph.Value? {
        var writer = Writer()
        writer.add("NSObject", [("key", value)])
        return try graph(writer).objects[0].values["key"]
    }

    @Test("NB-45: versions 9 and 10 are read, others refused", arguments: [UInt32(9), 10, 8, 11])
    func versions(version: UInt32) throws {
        var writer = Writer()
        writer.add("NSObject")
        writer.version = version
        if version == 9 || version == 10 {
            #expect(try graph(writer).objects.count == 1)
        } else {
            #expect(throws: CompiledNibError(.unsupportedVersion(Int(version)), at: 14)) { try graph(writer) }
        }
    }

    @Test("NB-46: the last byte of a number has its highest bit set")
    func variableLengthNumbers() throws {
        for (bytes, number) in [([0x85], 5), ([0x05, 0x81], 133), ([0x80], 0), ([0x7F, 0x7F, 0x87], 0x1FFFF)] as [([UInt8], Int)] {
            var reader = ByteReader(bytes)
            #expect(try reader.variableLength() == number)
            #expect(NibArchiveWriter.number(number) == bytes)
        }
    }

    @Test("NB-47, NB-48: objects have their class and their own range of values")
    func objects() throws {
        var writer = Writer()
        writer.add("NSObject", [("first", .integer(1, size: 1)), ("second", .object(1))])
        writer.add("UIView", [("UITag", .integer(7, size: 1))])
        writer.add("Own.Class")
        #expect(
            try graph(writer).description == """
                0 NSObject first=1 second=@1
                1 UIView UITag=7
                2 Own.Class
                """)
    }

    @Test("NB-48: a class may name the one to make in its place")
    func fallbackClasses() throws {
        var writer = Writer()
        writer.add("UINewView")
        writer.fallbacks["UINewView"] = "UIView"
        #expect(try graph(writer).objects[0].fallbackClassNames == ["UIView"])
    }

    @Test("NB-49: every type of value")
    func values() throws {
        #expect(try value(.integer(-5, size: 1)) == .integer(-5))
        #expect(try value(.integer(-300, size: 2)) == .integer(-300))
        #expect(try value(.integer(-70_000, size: 4)) == .integer(-70_000))
        #expect(try value(.integer(Int.min, size: 8)) == .integer(Int.min))
        #expect(try value(.bool(true)) == .bool(true))
        #expect(try value(.bool(false)) == .bool(false))
        #expect(try value(.float(0.5)) == .real(0.5))
        #expect(try value(.double(0.1)) == .real(0.1))
        #expect(try value(.data([1, 2])) == .data([1, 2]))
        #expect(try value(.null) == .null)
        #expect(try value(.object(0)) == .object(.init(index: 0)))
        #expect(throws: CompiledNibError.self) { try value(.raw([11])) }
    }

    @Test("NB-50: data of 17 or 33 bytes that begin with 7 are numbers, other data are not")
    func numbers() throws {
        #expect(try value(Writer.numbers(1, 2.5)) == .numbers([1, 2.5]))
        #expect(try value(Writer.numbers(1, 2, 3, 4)) == .numbers([1, 2, 3, 4]))
        #expect(try value(.data([UInt8](repeating: 6, count: 17))) == .data([UInt8](repeating: 6, count: 17)))
        #expect(try value(.data([7, 0, 0])) == .data([7, 0, 0]))
    }

    @Test("NB-51: lists, dictionaries, texts and numbers become values; a text that looks like numbers stays a text")
    func foundationObjects() throws {
        var writer = Writer()
        writer.add("NSObject", [("list", .object(4)), ("pairs", .object(5)), ("text", .object(6)), ("none", .object(7))])
        writer.addText("a")
        writer.add("NSNumber", [("NS.intval", .integer(4, size: 1))])
        writer.add("UIView")
        writer.addList("NSMutableArray", [1, 2, 3])
        writer.addList("NSDictionary", [1, 2])
        writer.addText("\u{7}0123456789abcdef")
        writer.add("NSNull")
        let values = try graph(writer).objects[0].values
        #expect(values["list"] == .array([.string("a"), .integer(4), .object(.init(index: 1))]))
        #expect(values["pairs"] == .dictionary([.string("a"), .integer(4)]))
        #expect(values["text"] == .string("\u{7}0123456789abcdef"))
        #expect(values["none"] == .null)
    }

    @Test("NB-52: object 0 is the root, whose lists a loader asks for")
    func root() throws {
        var writer = Writer()
        writer.add("NSObject", [("UINibTopLevelObjectsKey", .object(2)), ("UINibConnectionsKey", .object(3))])
        writer.add("UIView")
        writer.addList("NSArray", [1])
        writer.addList("NSArray", [4])
        writer.add("UIRuntimeOutletConnection", [("UISource", .object(1))])
        let graph = try graph(writer)
        #expect(graph.list(.topLevelObjects).map { graph[$0].className } == ["UIView"])
        #expect(graph.list(.connections).map { graph[$0].className } == ["UIRuntimeOutletConnection"])
        #expect(graph.list(.visibleWindows).isEmpty)
        #expect(graph[graph.list(.topLevelObjects)[0]].location?.description == "Panel.nib: <UIView>")
    }

    @Test("NB-03: a folder holds a nib for each range of systems; the newest counts, else runtime.nib")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).nib")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(CompiledNib.file(at: folder) == nil)
        for (name, chosen) in [
            ("runtime.nib", "runtime.nib"), ("objects-8.0+.nib", "objects-8.0+.nib"), ("objects-12.3+.nib", "objects-12.3+.nib"),
            ("other.nib", "objects-12.3+.nib"),
        ] {
            try Data().write(to: folder.appendingPathComponent(name))
            #expect(CompiledNib.file(at: folder)?.lastPathComponent == chosen)
        }
        #expect(CompiledNib.file(at: folder.appendingPathComponent("missing.nib")) == nil)
    }
}
