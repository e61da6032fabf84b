import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Documents that are no use: one error that says where it is and what helps, and no objects.
@MainActor
struct BadDocumentTests {
    /// The warnings about bytes that are loaded twice, which gives no objects.
    private func told(_ bytes: some Collection<UInt8>) -> [String] {
        Console.texts {
            let nib = UINib(data: Data(bytes), bundle: nil)
            #expect(nib.instantiate(withOwner: nil).isEmpty)
            #expect(nib.instantiate(withOwner: nil).isEmpty)
        }
    }

    @Test("A document that was cut off")
    func truncated() {
        let text = XIBText.document("<view id=\"v\">\n<subviews>\n<label id=\"l\"/>")
        let cut = text.components(separatedBy: "<resources>")[0]
        #expect(
            told(cut.utf8) == [
                """
                UINib:10: The file is not well-formed XML (Opening and ending tag mismatch: subviews line 8 and objects). Open it in an \
                editor and repair this line.
                """
            ])
        #expect(
            told("<document>\n<objects>\n<view".utf8) == [
                """
                UINib:3: The file is not well-formed XML (Couldn't find end of Start Tag view line 3). Open it in an editor and repair \
                this line.
                """
            ])
    }

    @Test("A hundred thousand levels, with and without their ends")
    func nesting() {
        let open = String(repeating: "<view><subviews>\n", count: 100_000)
        let close = String(repeating: "</subviews></view>", count: 100_000)
        let expected = [
            "UINib:101: Elements are nested more than 200 deep. Take some of the views out into another document."
        ]
        #expect(told(open.utf8) == expected)
        #expect(told((open + close).utf8) == expected)
    }

    @Test("Entities that would grow without bound, and such as read other files")
    func entities() {
        let bomb = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined(separator: "\n")
        let expected = [
            "UINib:2: The file declares entities, which no document of Interface Builder does. Take the DOCTYPE out."
        ]
        #expect(told("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e0 \"ha\">\(bomb)]><a>&e40;</a>".utf8) == expected)
        #expect(told("\n<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>".utf8) == expected)
        #expect(told("<a>\n&e40;</a>".utf8).first?.contains("Entity 'e40' not defined") == true)
    }

    @Test("Bytes in other encodings than they should be, or say they are")
    func encodings() {
        let remedy = "Save it in that encoding, or again in Interface Builder."
        func expected(_ location: String, _ name: String) -> [String] {
            ["UINib\(location): The file is not in UTF-8, which Interface Builder writes\(name). \(remedy)"]
        }
        let latin = [UInt8]("<document>\n<label text=\"caf".utf8) + [0xE9] + [UInt8]("\"/></document>".utf8)
        #expect(told(latin) == expected(":2", ""))
        #expect(told("<a/>".data(using: .utf16) ?? Data()) == expected("", ", but in UTF-16"))
        #expect(told("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>".utf8) == expected(":1", ", but in ISO-8859-1"))
    }

    @Test(
        "Tags, attributes and texts that XML does not allow",
        arguments: [
            ("<a><b></a>", "tag mismatch: b line 1 and a"), ("<a x=1/>", "\" or ' expected"),
            ("<a x=\"1\" x=\"2\"/>", "Attribute x redefined"), ("<a x/>", "mandates value for attribute x"),
            ("<a x=\"<\"/>", "Unescaped '<'"), ("<a x=\"1\"y=\"2\"/>", "attributes construct error"),
            ("<a/><b/>", "Extra content at the end"), ("", "it is empty"), ("text", "'<' not found"),
            ("<a>\u{1}</a>", "invalid Char value 1"),
            ("<!-- no end", "Comment not terminated"), ("< a/>", "invalid element name"), ("<1/>", "invalid element name"),
            ("<a><![CDATA[x</a>", "CData section not finished"), ("<a>&#0;</a>", "invalid xmlChar value 0"),
            ("<a>&#xD800;</a>", "invalid xmlChar value 55296"), ("<a / >", "error parsing attribute name"), ("<a></a b>", "expected '>'"),
            ("<!ELEMENT a>", "invalid element name"),
        ])
    func forms(text: String, reason: String) {
        let told = told(text.utf8)
        #expect(told.count == 1 && told[0].contains(reason), "\(told)")
        #expect(told.first?.hasPrefix("UINib:1: ") == true)
        #expect(told.first?.hasSuffix("repair this line.") == true)
    }

    @Test("More elements, more attributes and more bytes than any document has")
    func sizes() {
        let attributes = (0...DocumentLimits.attributes).map { " a\($0)=\"\"" }.joined()
        let remedy = "Save the document again in Interface Builder."
        #expect(told("<a\(attributes)/>".utf8) == ["UINib:1: An element has more than 250 attributes. \(remedy)"])
        #expect(told(Data(count: DocumentLimits.bytes + 1)) == ["UINib: The file is larger than 32 MB. Split it into several documents."])
    }

    @Test("NB-01, NB-02, NB-04: documents of other programs and for other systems")
    func others() {
        #expect(told("<html/>".utf8) == ["UINib:1: The file begins with <html>, so it is no document of Interface Builder."])
        let only = "Only documents for iOS can be loaded."
        #expect(told("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>".utf8).first?.hasSuffix(only) == true)
        #expect(told("<document targetRuntime=\"MacOSX.Cocoa\"><objects/></document>".utf8).first?.hasSuffix(only) == true)
        for runtime in ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad"] {
            #expect(told("<document targetRuntime=\"\(runtime)\"><objects/></document>".utf8).isEmpty)
        }
        #expect(told("<document/>".utf8) == ["UINib:1: The <document> has no <objects>. Save it again in Interface Builder."])
    }

    @Test("An older archive whose objects refer to each other in long chains, and many times over")
    func legacyReferences() throws {
        func archive(_ count: Int, twice: Bool) -> String {
            let objects = (1...count).map { index -> String in
                let next = index < count ? "<reference ref=\"\(index + 1)\"/>" : ""
                return """
                    <object class="IBUIView" id="\(index)"><object class="NSMutableArray" key="NSSubviews">\(next)\(twice ? next : "")</object></object>
                    """
            }
            return """
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
                <object class="NSMutableArray" key="IBDocument.RootObjects">\(objects.joined())</object></data></archive>
                """
        }
        let chain = try NibSource.read(archive(20_000, twice: false).utf8, file: "Old.xib")
        #expect(chain.graph.objects.count < 100_000)
        let double = try NibSource.read(archive(60, twice: true).utf8, file: "Old.xib")
        #expect(double.graph.objects.count < 100_000)
    }
}
