import Foundation
import TestFiles
import Testing

@_spi(ForasteroInternal) @testable import ObjCRuntime

struct LocalizationChoiceTests {
    @Test("The first wanted language that there is, with the same language without region, and Base")
    func choosing() {
        func choose(_ available: [String], _ preferred: [String]) -> [String] {
            LocalizationChoice.localizations(available: available, preferred: preferred)
        }
        #expect(choose(["en", "de", "fr"], ["it", "fr-CA", "de"]) == ["fr"])
        #expect(choose(["pt", "pt-BR", "Base"], ["pt-BR"]) == ["pt-BR", "pt", "Base"])
        #expect(choose(["pt_BR"], ["pt-BR"]) == ["pt_BR"])
        #expect(choose(["Base", "de", "en"], ["it"]) == ["en", "Base"])
        #expect(choose(["Base"], []) == ["Base"])
        #expect(choose([], ["de"]) == [])
        #expect(choose(["de"], ["it"]) == [])
        #expect(choose(["Base", "de"], ["en", "de"]) == ["Base"])
        #expect(choose(["German", "English"], ["de-AT"]) == ["German"])
    }

    @Test("Chinese is one of two scripts, by the region where it does not say")
    func chinese() {
        func choose(_ language: String) -> [String] {
            LocalizationChoice.localizations(available: ["zh-Hans", "zh-Hant", "zh-Hant-HK"], preferred: [language])
        }
        #expect(choose("zh-TW") == ["zh-Hant"])
        #expect(choose("zh-CN") == ["zh-Hans"])
        #expect(choose("zh") == ["zh-Hans"])
        #expect(choose("zh-Hant-HK") == ["zh-Hant-HK", "zh-Hant"])
    }

    @Test("Languages come from the launch argument, else from the environment, where C is none")
    func preferred() {
        func languages(_ arguments: [String], _ environment: [String: String]) -> [String] {
            PreferredLanguages(arguments: arguments, environment: environment).languages
        }
        #expect(languages(["app", "-AppleLanguages", "(de, \"fr-CA\")"], ["LANG": "it_IT.UTF-8"]) == ["de", "fr-CA"])
        #expect(languages(["app"], ["LANG": "de_AT.UTF-8@euro"]) == ["de-AT"])
        #expect(languages([], ["LANG": "en_US.UTF-8", "LANGUAGE": "de:fr"]) == ["de", "fr"])
        #expect(languages([], ["LANG": "en_US", "LC_MESSAGES": "fr_FR", "LC_ALL": ""]) == ["fr-FR"])
        #expect(languages([], ["LANG": "C.UTF-8", "LANGUAGE": "de"]) == [])
        #expect(languages([], [:]) == [])
        #expect(languages(["-AppleLanguages"], [:]) == [])
    }

    @Test("Folders of a language are searched behind the bundle itself")
    func folders() throws {
        let folder = try TemporaryFolder()
        for name in ["de.lproj/a", "Base.lproj/a", "fr.lproj/a"] { try folder.write("", to: name) }
        let found = ResourceFolders.withLanguages(folder.path, preferred: ["de"])
        #expect(found == [folder.path, folder.path("de.lproj"), folder.path("Base.lproj")])
    }
}
