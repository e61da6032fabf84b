import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
import Testing

@Suite("Attributes go away with their strings", .serialized) struct AttributeListTests {
    /// The value of an attribute, which says when it goes away.
    private final class Value {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    private let key = NSAttributedString.Key("value")

    /// How many of the values that a function made are left when it has ended.
    private func left(_ body: (() -> [NSAttributedString.Key: Any]) -> Void) -> Int {
        AttributeLists.freeWithTheirStrings()
        var count = 0
        body {
            count += 1
            return [key: Value { count -= 1 }]
        }
        return count
    }

    private func values(_ string: NSAttributedString) -> [String] {
        var runs: [String] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            runs.append("\(range.location)+\(range.length)" + (attributes[key] is Value ? " value" : ""))
        }
        return runs
    }

    @Test("Foundation's class is as it is known here, and this is done once")
    func isInstalled() {
        #expect(AttributeLists.freeWithTheirStrings())
        #expect(AttributeLists.freeWithTheirStrings())
    }

    @Test("Made with attributes")
    func made() {
        #expect(left { _ = NSAttributedString(string: "abc", attributes: $0()) } == 0)
        #expect(left { _ = NSMutableAttributedString(string: "abc", attributes: $0()) } == 0)
    }

    @Test("Made of another string: the list is freed with the last one, and once")
    func madeOfAnother() {
        let count = left { attributes in
            var original: NSAttributedString? = NSAttributedString(string: "abc", attributes: attributes())
            let copies = original.map { [NSAttributedString(attributedString: $0), NSMutableAttributedString(attributedString: $0)] } ?? []
            let others = original.map { [$0.mutableCopy() as? NSAttributedString, $0.copy() as? NSAttributedString] } ?? []
            original = nil
            for copy in copies + others.compactMap(\.self) { #expect(values(copy) == ["0+3 value"]) }
            #expect(others.count == 2)
        }
        #expect(count == 0)
    }

    @Test("A copy of a mutable string, and a part of one")
    func copiesAndParts() {
        let count = left { attributes in
            var original: NSMutableAttributedString? = NSMutableAttributedString(string: "abcdef", attributes: attributes())
            let copy = original?.copy() as? NSAttributedString
            let part = original?.attributedSubstring(from: NSRange(location: 1, length: 3))
            let whole = original?.attributedSubstring(from: NSRange(location: 0, length: 6))
            original?.deleteCharacters(in: NSRange(location: 0, length: 5))
            original = nil
            #expect(copy.map(values) == ["0+6 value"])
            #expect(part.map(values) == ["0+3 value"])
            #expect(whole.map(values) == ["0+6 value"])
        }
        #expect(count == 0)
    }

    @Test("Edited: added, set, removed, appended, replaced, with and without a text at first")
    func edited() {
        let count = left { attributes in
            let text = NSMutableAttributedString(string: "abcdef")
            text.addAttributes(attributes(), range: NSRange(location: 1, length: 2))
            text.setAttributes(attributes(), range: NSRange(location: 2, length: 2))
            text.removeAttribute(key, range: NSRange(location: 3, length: 1))
            text.append(NSAttributedString(string: "x", attributes: attributes()))
            text.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString(string: "yz", attributes: attributes()))
            let other = NSMutableAttributedString()
            other.setAttributedString(text)
            #expect(other.isEqual(to: text))
            #expect(other.string == "yzbcdefx")
            #expect(values(other) == ["0+2 value", "2+1 value", "3+1 value", "4+3", "7+1 value"])
        }
        #expect(count == 0)
    }

    @Test("From an archive, also one without its text")
    func archives() throws {
        AttributeLists.freeWithTheirStrings()
        for _ in 0..<3 {
            let original = NSAttributedString(string: "abc", attributes: [key: NSNumber(value: 3)])
            let data = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: false)
            let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
            decoder.requiresSecureCoding = false
            decoder.decodingFailurePolicy = .setErrorAndReturn
            if let read = decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSAttributedString { #expect(read.string == "abc") }
            let empty = try NSKeyedUnarchiver(
                forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSNumber(value: 1), requiringSecureCoding: false))
            empty.decodingFailurePolicy = .setErrorAndReturn
            #expect(NSAttributedString(coder: empty)?.string ?? "" == "")
            #expect(NSMutableAttributedString(coder: empty)?.string ?? "" == "")
        }
    }

    @Test("A list whose text somebody still has stays, and the text is whole")
    func textThatIsKept() {
        var text: NSMutableString?
        let count = left { attributes in
            let string = NSMutableAttributedString(string: "abc", attributes: attributes())
            text = string.mutableString
        }
        #expect(count <= 1)
        #expect(text == "abc")
    }

    @Test("Many threads make and drop copies of one string")
    func threads() {
        AttributeLists.freeWithTheirStrings()
        nonisolated(unsafe) let shared = NSAttributedString(string: "abcdef", attributes: [key: NSNumber(value: 7)])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for place in 0..<200 {
                let copy = NSMutableAttributedString(attributedString: shared)
                copy.addAttribute(key, value: NSNumber(value: place), range: NSRange(location: place % 6, length: 1))
                _ = copy.attributedSubstring(from: NSRange(location: 1, length: 4))
                _ = copy.copy()
            }
        }
        #expect(shared.attribute(key, at: 5, effectiveRange: nil) as? Int == 7)
    }
}
