import Foundation
import Testing

@testable import ProjectReader

@Suite struct ResourceLayoutTests {
    private let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
            "%lld books": { "localizations": { "en": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "%lld book" } }, "other": { "stringUnit": { "value": "%lld books" } } } } } } },
            "device": { "localizations": { "en": { "variations": { "device": {
                "ipad": { "stringUnit": { "value": "Pad" } }, "other": { "stringUnit": { "value": "Any" } } } } } } },
            "pages": { "localizations": { "en": { "stringUnit": { "value": "%#@p@" }, "substitutions": { "p": { "formatSpecifier": "lld",
                "variations": { "plural": { "one": { "stringUnit": { "value": "%arg page" } }, "other": { "stringUnit": { "value": "%arg pages" } } } } } } } } }
        } }
        """

    private func list(_ layout: ResourceLayout, _ path: String) -> [String: Any]? {
        guard case .text(let bytes) = layout.items[path] else { return nil }
        return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    }

    private func layout(_ files: [String: String], _ report: ProjectReport = ProjectReport()) throws -> ResourceLayout {
        let fixture = ProjectFixture()
        let ids = files.keys.sorted().map { fixture.file($0, text: files[$0]) }
        fixture.target("App", resources: ids)
        return try ResourceLayout(try fixture.contents(), report: report, target: "App")
    }

    @Test("XP-80, XP-81: folders vanish, languages stay") func flat() throws {
        let layout = try layout(["Images/a.png": "", "Deep/er/de.lproj/L.strings": "", "b.json": ""])
        #expect(layout.items.keys.sorted() == ["a.png", "b.json", "de.lproj/L.strings"])
    }

    @Test("XP-80: two resources of one name are told, and the first is taken") func collisions() throws {
        let report = ProjectReport()
        let layout = try layout(["One/a.png": "1", "Two/a.png": "2"], report)
        #expect(layout.items.count == 1)
        #expect(report.says("two resources that become a.png"))
    }

    @Test("XP-84: a catalog of texts becomes the files of each language") func catalogs() throws {
        let layout = try layout(["Localizable.xcstrings": catalog])
        #expect(
            layout.items.keys.sorted() == [
                "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
            ])
        #expect(list(layout, "de.lproj/Localizable.strings") as? [String: String] == ["Hello": "Hallo"])
        #expect(list(layout, "en.lproj/Localizable.strings") as? [String: String] == ["Hello": "Hello", "device": "Any"])
        let formats = list(layout, "en.lproj/Localizable.stringsdict")
        let books = formats?["%lld books"] as? [String: Any]
        #expect(books?["NSStringLocalizedFormatKey"] as? String == "%#@value@")
        #expect((books?["value"] as? [String: String])?["one"] == "%lld book")
        #expect((books?["value"] as? [String: String])?["NSStringFormatValueTypeKey"] == "lld")
        let pages = (formats?["pages"] as? [String: Any])?["p"] as? [String: String]
        #expect(pages?["other"] == "%lld pages")
    }

    @Test("XP-84: a table of its own beside a catalog is told; a damaged catalog, too") func strangeCatalogs() throws {
        let report = ProjectReport()
        _ = try layout(["L.xcstrings": catalog, "de.lproj/L.strings": "", "Bad.xcstrings": "{"], report)
        #expect(report.says("no JSON object"))
        #expect(report.says("L.strings"))
    }

    @Test("XP-85: an asset catalog is copied as it is") func assets() throws {
        let fixture = ProjectFixture.app()
        fixture.folder.write("{}", to: "A.xcassets/x.colorset/Contents.json")
        let file = fixture.file("A.xcassets", fields: "lastKnownFileType = folder.assetcatalog; sourceTree = \"<group>\";", text: nil)
        fixture.target("Other", resources: [file])
        #expect(try fixture.contents(of: "Other").resources.map(\.destination) == ["A.xcassets"])
    }
}
