import Foundation
import Testing

@testable import UIKitGraphics

struct BoundedPropertyListTests {
    /// A binary list of objects, with numbers of two bytes.
    private func list(_ objects: [[UInt8]]) -> Data {
        func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table += two(bytes.count)
            bytes += object
        }
        let tableStart = bytes.count
        bytes += table + [0, 0, 0, 0, 0, 0, 2, 2]
        for number in [objects.count, 0, tableStart] { bytes += [UInt8](repeating: 0, count: 6) + two(number) }
        return Data(bytes)
    }

    private func array(_ members: Int...) -> [UInt8] {
        [0xA0 | UInt8(members.count)] + members.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    @Test("What programs write is read, also where a text, or an equal array, is in it twice")
    func trees() throws {
        let value: [String: Any] = ["a": ["x", "x", ["x"], [] as [Any], [] as [Any]], "b": ["x"], "c": ["d": ["x"]], "n": Array(0..<500)]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        #expect(BoundedPropertyList.value(of: data) as? NSDictionary == value as NSDictionary)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let lists = [["a": [1, 2], "b": [1, 2]], ["a": [1, 2], "b": [1, 2]], [:], [:]]
        #expect(BoundedPropertyList.decode([[String: [Int]]].self, from: try encoder.encode(lists)) == lists)
        #expect(BoundedPropertyList.value(of: list([array(1, 1), [0x51, 0x61]])) as? [String] == ["a", "a"])
    }

    @Test("A list that is in itself, or that grows with each level, or is deeper than any, is none")
    func others() {
        #expect(BoundedPropertyList.value(of: list([array(0)])) == nil)
        #expect(BoundedPropertyList.value(of: list([array(1), array(0)])) == nil)
        let doubling = (1...60).map { array($0, $0) } + [array()]
        #expect(BoundedPropertyList.value(of: list(doubling)) == nil)
        #expect(BoundedPropertyList.value(of: list((1...5000).map { array($0) } + [array()])) == nil)
        #expect(BoundedPropertyList.value(of: list((1...100).map { array($0) } + [array()])) != nil)
    }

    @Test("Texts of any depth are none, and stop nobody")
    func texts() {
        let deep = String(repeating: "<array>", count: 200_000) + String(repeating: "</array>", count: 200_000)
        let text = Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(deep)</plist>".utf8)
        #expect(BoundedPropertyList.decode([String].self, from: text) == nil)
        #expect(ActivityRecord(text) == nil)
    }

    @Test("Bytes of any kind are a list, or none")
    func damaged() throws {
        let value: [String: Any] = ["a": [1, 2.5, "text", Data([1]), Date(timeIntervalSince1970: 0)], "b": ["c": true]]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        for length in 0..<data.count { #expect(BoundedPropertyList.value(of: data.prefix(length)) == nil) }
        for index in data.indices {
            for byte in [0, 1, 0x1F, 0xAF, 0xD1, 0xFF] as [UInt8] {
                var changed = data
                changed[index] = byte
                _ = BoundedPropertyList.value(of: changed)
            }
        }
    }
}
