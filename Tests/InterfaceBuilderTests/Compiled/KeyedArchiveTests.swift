import Foundation
import Testing

@testable import InterfaceBuilder

/// What Foundation's archiver writes is what old bundles hold as nibs.
final class ArchivedPanel: Foundation.NSObject, NSCoding {
    var next: ArchivedPanel?
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {
        coder.encode(next, forKey: "UINext")
        coder.encode("title", forKey: "UITitle")
        coder.encode(2.5, forKey: "UIAlpha")
        coder.encode(3, forKey: "UITag")
        coder.encode(true, forKey: "UIHidden")
        coder.encode(["a", 1] as NSArray, forKey: "UIItems")
        coder.encode(["k": "v"] as NSDictionary, forKey: "UIPairs")
        coder.encode("{{1, 2}, {3, 4}}", forKey: "UIBounds")
        coder.encode("größer 😀", forKey: "UIWide")
    }
}

struct KeyedArchiveTests {
    private static let className = "InterfaceBuilderTests.ArchivedPanel"

    private func archive() -> [UInt8] {
        let outer = ArchivedPanel()
        outer.next = ArchivedPanel()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode([outer] as NSArray, forKey: "UINibTopLevelObjectsKey")
        archiver.finishEncoding()
        return Array(archiver.encodedData)
    }

    @Test("NB-03: a keyed archive gives the same graph, its own keys being the root's")
    func objects() throws {
        let graph = try CompiledNib.graph(of: archive(), fileName: "Old.nib")
        let top = graph.list(.topLevelObjects)
        #expect(top.map { graph[$0].className } == [Self.className])
        let values = graph[try #require(top.first)].values
        #expect(values["UITitle"] == .string("title"))
        #expect(values["UIWide"] == .string("größer 😀"))
        #expect(values["UIAlpha"] == .real(2.5))
        #expect(values["UITag"] == .integer(3))
        #expect(values["UIHidden"] == .bool(true))
        #expect(values["UIItems"] == .array([.string("a"), .integer(1)]))
        #expect(values["UIPairs"] == .dictionary([.string("k"), .string("v")]))
        guard case .object(let next)? = values["UINext"] else {
            Issue.record("no object for UINext")
            return
        }
        #expect(graph[next].className == Self.className)
        #expect(graph[next].values["UINext"] == .null)
        #expect(graph[next].fallbackClassNames == ["ObjectiveC.NSObject", "NSObject"])
    }

    @Test("A file that is cut off, or has any byte changed, gives an error or a graph")
    func hostileBytes() {
        let bytes = archive()
        for length in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: CompiledNibError.self) { try CompiledNib.graph(of: Array(bytes.prefix(length)), fileName: "Bad.nib") }
        }
        for location in bytes.indices {
            for value in [0, 0x7F, 0xFF, bytes[location] ^ 1] as [UInt8] {
                var changed = bytes
                changed[location] = value
                _ = try? CompiledNib.graph(of: changed, fileName: "Bad.nib")
            }
        }
    }

    @Test("Tables of more elements than the file has room for are refused")
    func hugeTable() {
        var bytes = archive()
        bytes.replaceSubrange(bytes.count - 24..<bytes.count - 16, with: [0x7F] + [UInt8](repeating: 0xFF, count: 7))
        #expect(throws: CompiledNibError.self) { try CompiledNib.graph(of: bytes, fileName: "Bad.nib") }
    }

    @Test("Ten thousand objects that are all the same large text are not copied ten thousand times")
    func sharedElements() {
        // One text of a million characters, an archive whose list of objects names it again and again.
        var list = Array("bplist00".utf8)
        var offsets: [Int] = []
        func element(_ bytes: [UInt8]) -> Int {
            offsets.append(list.count)
            list += bytes
            return offsets.count - 1
        }
        func text(_ text: String) -> Int { element([0x50 | UInt8(text.utf8.count)] + Array(text.utf8)) }
        let big = element([0x5F, 0x12, 0x00, 0x0F, 0x42, 0x40] + [UInt8](repeating: 0x61, count: 1_000_000))
        let objects = element([0xAF, 0x11, 0x27, 0x10] + (0..<10_000).flatMap { _ in [0, UInt8(big)] })
        let keys = [text("$objects"), text("$top")], top = element([0xD0])
        let root = element([0xD2] + keys.flatMap { [0, UInt8($0)] } + [0, UInt8(objects), 0, UInt8(top)])
        let table = list.count
        list += offsets.flatMap { offset in (0..<4).map { UInt8(truncatingIfNeeded: offset >> (8 * (3 - $0))) } }
        list += [0, 0, 0, 0, 0, 0, 4, 2]
        for number in [offsets.count, root, table] { list += (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * (7 - $0))) } }
        #expect(throws: CompiledNibError.self) { try CompiledNib.graph(of: list, fileName: "Bad.nib") }
    }
}
