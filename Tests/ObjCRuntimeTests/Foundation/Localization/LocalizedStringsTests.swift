import Foundation
import TestFiles
import Testing

@_spi(ForasteroInternal) @testable import ObjCRuntime

struct LocalizedStringsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ key: String, value: String? = nil, table: String? = nil, languages: [String] = ["de-AT"]) -> String {
        let folders = ResourceFolders.withLanguages(folder.path, preferred: languages)
        return LocalizedStrings.text(forKey: key, value: value, table: table, folders: folders)
    }

    @Test("The text of the user's language, of a table; else that of the language the bundle was written in")
    func languages() throws {
        try folder.write("\"hello\" = \"Hallo\";\n/* no comment */ \"odd\" = \"\\U00e4\\n\\\"x\\\"\";", to: "de.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hello\"; \"only\" = \"English\";", to: "en.lproj/Localizable.strings")
        try folder.write("hello = Servus;", to: "de.lproj/Other.strings")
        #expect(text("hello") == "Hallo")
        #expect(text("hello", languages: ["it"]) == "Hello")
        #expect(text("hello", languages: []) == "Hello")
        #expect(text("hello", table: "Other") == "Servus")
        #expect(text("hello", table: "") == "Hallo")
        #expect(text("odd") == "\u{e4}\n\"x\"")
    }

    @Test("Without a text there is the value, and without a value the key")
    func missing() throws {
        try folder.write("\"hello\" = \"Hello\";", to: "en.lproj/Localizable.strings")
        #expect(text("none") == "none")
        #expect(text("none", value: "") == "none")
        #expect(text("none", value: "x") == "x")
        #expect(text("hello", table: "None") == "hello")
        #expect(try LocalizedStrings.text(forKey: "none", value: "x", table: nil, in: folder.bundle) == "x")
    }

    @Test("A bundle has texts for NSLocalizedString, and says in which languages")
    func bundles() throws {
        try folder.write("\"hello\" = \"Hello\"; \"bye\" = \"\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hi\";", to: "en.lproj/Other.strings")
        try folder.write("", to: "Base.lproj/a")
        let bundle = try folder.bundle
        #expect(_objcLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
        #expect(_objcLocalizedString("hello", tableName: "Other", bundle: bundle, value: "x", comment: "") == "Hi")
        #expect(_objcLocalizedString("none", bundle: bundle, value: "x", comment: "") == "x")
        #expect(bundle._objcLocalizedString(forKey: "hello", value: nil, table: nil) == "Hello")
        #expect(bundle._objcPreferredLocalizations == ["en"])
    }

    @Test("XP-87: a damaged file has no texts; one in UTF-16 or as a property list is read like any other")
    func formats() throws {
        try folder.write("\"hello\" = ", to: "Localizable.strings")
        #expect(text("hello") == "hello")
        try folder.write(try #require("\"a\" = \"\u{20AC}\";".data(using: .utf16)), to: "Wide.strings")
        #expect(text("a", table: "Wide") == "\u{20AC}")
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b", "c": 1], format: .binary, options: 0)
        try folder.write(list, to: "Binary.strings")
        #expect(text("a", table: "Binary") == "b")
        #expect(text("c", table: "Binary") == "c")
    }
}
