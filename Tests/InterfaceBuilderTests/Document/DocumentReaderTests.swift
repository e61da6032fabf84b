import Foundation
import Testing

@testable import InterfaceBuilder

struct DocumentReaderTests {
    private func read(_ text: String) throws -> DocumentElement { try DocumentReader.read(Data(text.utf8), file: "A.xib") }

    private func problem(_ text: String) -> DocumentError? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error as? DocumentError
        }
    }

    @Test("Attributes have the entities of XML and signs by their numbers in them")
    func entitiesOfAttributes() throws {
        let root = try read("<a x=\"Fish &amp; &lt;chips&gt; &quot;a&#10;b&apos;\"/>")
        #expect(root["x"] == "Fish & <chips> \"a\nb'")
    }

    @Test("NB-25: attributes, texts, entities and lines are read")
    func tree() throws {
        let root = try read("<a x=\"1\">\n  <b key=\"k\">Fish &amp; <![CDATA[<chips>]]></b>\n  <c flag=\"YES\" n=\"2.5\"/>\n</a>")
        #expect(root.name == "a")
        #expect(root["x"] == "1")
        #expect(root.line == 1)
        let child = try #require(root.child(key: "k"))
        #expect(child.text == "Fish & <chips>")
        #expect(child.line == 2)
        #expect(root.child("c")?.flag("flag") == true)
        #expect(root.child("c")?.number("n") == 2.5)
        #expect(root.child("c")?.flag("other") == nil)
        #expect(root.child("c")?.integer("n") == 2)
    }

    @Test("A file that ends too early is one error, with its line")
    func truncated() {
        let error = problem("<a>\n<b>")
        #expect(error?.line == 2)
        #expect(error?.description.hasPrefix("A.xib:2: The file is not well-formed XML") == true)
    }

    @Test("Bytes in no encoding, and no bytes at all, are an error")
    func encoding() {
        #expect(throws: DocumentError.self) { try DocumentReader.read(Data([0xFF, 0xD8, 0x00, 0x3C]), file: "A.xib") }
        #expect(throws: DocumentError.self) { try DocumentReader.read(Data("<a>\u{0}</a>".utf8), file: "A.xib") }
        #expect(throws: DocumentError.self) { try DocumentReader.read(Data(), file: "A.xib") }
        #expect(throws: DocumentError.self) { try DocumentReader.read(Data("<a".utf8) + [0xE9] + Data(" b=\"1\"/>".utf8), file: "A.xib") }
        let latin = Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a b=\"".utf8) + [0xE9, 0x28] + Data("\"/>".utf8)
        #expect(throws: DocumentError.self) { try DocumentReader.read(latin, file: "A.xib") }
    }

    @Test("A hundred thousand levels are refused before they cost anything")
    func nesting() {
        let error = problem(String(repeating: "<view>", count: 100_000))
        #expect(error?.problem == .tooDeep)
    }

    @Test("Entities that would grow without bound are refused")
    func entities() {
        let bomb = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let error = problem("<!DOCTYPE a [<!ENTITY e0 \"ha\">\(bomb)]><a>&e20;</a>")
        #expect(error?.problem == .declaresEntities)
        #expect(problem("<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>")?.problem == .declaresEntities)
    }
}
