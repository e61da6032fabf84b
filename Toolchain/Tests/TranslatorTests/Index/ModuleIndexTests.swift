import Foundation
import Testing

@testable import Translator

@Suite struct ModuleIndexTests {
    private let index = Translated(
        """
        open class A<T: UIView>: UIView, P {
            public init(frame: CGRect) {}
            public required init?(coder: NSCoder) {}
            @objc(go:) open func f(_ x: Int, by y: inout String?) throws -> Bool { true }
            @objc open dynamic var a: Int { 1 }
            private func hidden() {}
            public struct Inner {}
        }
        @objc public protocol D { @objc optional func d(_ a: A, at b: Int); @objc optional var v: Int { get } }
        extension UIButton { @objc public func g() {} }
        private class Hidden {}
        public typealias B = A
        """, module: "Library"
    ).index

    private func temporaryFile() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ModuleIndex.fileExtension)").path
    }

    @Test func aFileGivesBackAllThatWasWritten() throws {
        let path = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try index.write(path: path)
        let read = try ModuleIndex.read(path: path)
        #expect(read.moduleName == "Library")
        #expect(read.kind == .app)
        #expect(read.aliases == ["B": "A"])
        #expect(read.summary == index.summary)
        #expect(read.allRecords == index.allRecords)
    }

    @Test func privateDeclarationsAreLeftOut() {
        #expect(index.allRecords.map(\.name) == ["A", "A.Inner", "D", "UIButton"])
        #expect(index.allRecords[0].methods.map(\.fullName) == ["f(_:by:)"])
    }

    @Test func theSummaryFindsOptionalRequirementsAndInitializers() {
        #expect(Set(index.summary.optionalMethods.keys) == ["d"])
        #expect(index.summary.optionalProperties == ["v"])
        #expect(index.summary.designatedInitializers == ["frame:"])
    }

    @Test func everyDamageIsFound() {
        let bytes = IndexWriter.encode(index)
        for position in stride(from: 0, to: bytes.count, by: 7) {
            var damaged = bytes
            damaged[position] ^= 0x5A
            #expect(throws: ModuleIndexError.self) { try IndexReader.decode(damaged, path: "x") }
        }
        for count in stride(from: 0, to: bytes.count, by: 11) {
            #expect(throws: ModuleIndexError.self) { try IndexReader.decode(Array(bytes[..<count]), path: "x") }
        }
    }

    /// A right checksum over nonsense, which only a translator with a mistake would write.
    @Test func nonsenseIsAnErrorOrAnEmptyType() throws {
        let bytes = IndexWriter.encode(index)
        for position in stride(from: IndexFormat.headerSize, to: bytes.count, by: 3) {
            var damaged = bytes
            damaged[position] = 0xFF
            let checksum = IndexFormat.checksum(damaged[IndexFormat.headerSize...])
            withUnsafeBytes(of: checksum.littleEndian) { damaged.replaceSubrange(12..<20, with: $0) }
            if let read = try? IndexReader.decode(damaged, path: "x") { #expect(read.allRecords.count == read.recordCount) }
        }
    }

    @Test func errorsNameTheFileAndTheReason() {
        #expect(throws: ModuleIndexError.notAnIndex(path: "x")) { try IndexReader.decode(Array("text".utf8), path: "x") }
        var bytes = IndexWriter.encode(index)
        bytes[8] = 99
        #expect(throws: ModuleIndexError.foreignVersion(path: "x", found: 99, expected: IndexFormat.version)) {
            try IndexReader.decode(bytes, path: "x")
        }
        let missing = temporaryFile()
        do {
            _ = try ModuleIndex.read(path: missing)
            Issue.record("a missing file was read")
        } catch {
            #expect(error.description.hasPrefix("\(missing) cannot be read"))
        }
    }

    @Test func anUnchangedIndexIsNotWrittenAgain() throws {
        let path = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try index.write(path: path)
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        try index.write(path: path)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    }
}
