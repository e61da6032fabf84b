import Foundation
import Testing

@testable import ProjectReader

struct AssetSymbolsTests {
    private func symbols(
        _ sets: [String], settings: String = "", namespaces: [String] = [], _ report: ProjectReport = ProjectReport()
    ) throws -> String? {
        let fixture = ProjectFixture.app(settings: settings)
        for set in sets { fixture.folder.write("{}", to: "Assets.xcassets/\(set)/Contents.json") }
        for folder in namespaces {
            fixture.folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/\(folder)/Contents.json")
        }
        let catalog = fixture.file("Assets.xcassets", text: nil)
        fixture.target("Main", sources: [fixture.file("Main.swift")], resources: [catalog], settings: settings)
        var choice = AppPlanner.Choice()
        choice.target = "Main"
        let out = TemporaryFolder()
        _ = try PackageWriter.write(try fixture.plan(report, choice), to: out.path, report: report)
        return out.text("package/Targets/Main/GeneratedAssetSymbols.swift")
    }

    @Test("XP-86: each set gets a name, those in folders with a namespace inside of a type") func names() throws {
        let sets = [
            "AccentColor.colorset", "Icons/home.imageset", "Icons/Dark/star.symbolset", "Plain/photo.imageset", "AppIcon.appiconset",
        ]
        let text = try #require(try symbols(sets, namespaces: ["Icons"]))
        #expect(text.contains("static let `accent` = DeveloperToolsSupport.ColorResource(name: \"AccentColor\", bundle: resourceBundle)"))
        #expect(text.contains("    enum `Icons` {\n        static let `home` = "))
        #expect(text.contains("ImageResource(name: \"Icons/star\", bundle: resourceBundle)"))
        #expect(text.contains("static let `photo` = DeveloperToolsSupport.ImageResource(name: \"photo\""))
        #expect(!text.contains("AppIcon") && !text.contains("extension UIColor"))
    }

    @Test("XP-86: UIColor and UIImage get members where the settings say so, but for names that they have") func extensions() throws {
        let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;"
        let text = try #require(
            try symbols(["Sunrise.colorset", "Red.colorset", "Icons/a b.imageset"], settings: setting, namespaces: ["Icons"]))
        #expect(text.contains("extension UIColor {\n    static var `sunrise`: UIColor { UIColor(resource: .`sunrise`) }\n}"))
        #expect(text.contains("static var `aB`: UIImage { UIImage(resource: .`Icons`.`aB`) }"))
    }

    @Test("XP-86: no file where the settings want none, or there is nothing to name") func none() throws {
        #expect(try symbols(["A.colorset"], settings: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;") == nil)
        #expect(try symbols(["AppIcon.appiconset"]) == nil)
    }

    @Test("XP-86: of two sets with one name the first gets it, and that is told") func collisions() throws {
        let report = ProjectReport()
        let text = try #require(try symbols(["a-b.imageset", "a_b.imageset"], report))
        #expect(text.components(separatedBy: "static let `aB`").count == 2)
        #expect(report.says("would both be called aB"))
    }

    @Test("XP-150: no name of a set ends the text that it stands in") func hostile() throws {
        let text = try #require(try symbols(["x\") ; print(\"y.imageset"]))
        #expect(text.contains("name: \"x\\\") ; print(\\\"y\""))
    }
}
