import Foundation
import TestFiles
import Testing

@_spi(ForasteroInternal) @testable import ObjCRuntime

struct PluralTextTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func rule(_ type: String, _ forms: [String: String]) -> [String: String] {
        forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]) { $1 }
    }

    private func write(_ entries: [String: Any], to path: String) throws {
        try folder.write(try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0), to: path)
    }

    private func text(_ key: String, language: String = "en") -> String {
        LocalizedStrings.text(
            forKey: key, value: nil, table: nil, folders: ResourceFolders.withLanguages(folder.path, preferred: [language]))
    }

    @Test("the words follow the number, and zero may have some of its own in a language that has no form for it")
    func words() throws {
        let days = rule("d", ["zero": "Your account is overdue", "one": "%d day left", "other": "%d days left"])
        try write(["left": ["NSStringLocalizedFormatKey": "%#@days@", "days": days]], to: "Localizable.stringsdict")
        try folder.write("\"other\" = \"Other\";", to: "en.lproj/Localizable.strings")
        let format = text("left")
        #expect(String._objcLocalizedStringWithFormat(format, 0) == "Your account is overdue")
        #expect(String._objcLocalizedStringWithFormat(format, 1) == "1 day left")
        #expect(String(_objcFormat: format, 2) == "2 days left")
        #expect(String(_objcFormat: format, arguments: [UInt8(21)]) == "21 days left")
        #expect(NSString(_objcFormat: format as NSString, 1) == "1 day left")
        #expect(NSString(_objcFormat: format as NSString, locale: nil, 2) == "2 days left")
        #expect(NSString._objcLocalizedStringWithFormat(format as NSString, 2) == "2 days left")
        #expect(text("other") == "Other", "a table has texts of both files")
    }

    @Test("of texts in several lengths a look-up gives the longest, and each place the one that fits")
    func widths() throws {
        let variants = ["1": "FR", "5": "Fri", "20": "Friday"]
        try write(
            ["day": ["NSStringVariableWidthRuleType": variants], "bad": ["NSStringVariableWidthRuleType": 3]], to: "Localizable.stringsdict"
        )
        let day = text("day") as NSString
        #expect(day == "Friday")
        #expect(
            [0, 1, 4, 5, 19, 20, 100].map(day.variantFittingPresentationWidth) == ["FR", "FR", "FR", "Fri", "Fri", "Friday", "Friday"])
        #expect(("Monday" as NSString).variantFittingPresentationWidth(1) == "Monday")
        #expect(text("bad") == "bad")
    }

    @Test("each key has words of its own, though their formats look the same, and each language its kinds of numbers")
    func languages() throws {
        let format = "%#@value@"
        let files = rule("ld", ["one": "%ld файл", "few": "%ld файла", "many": "%ld файлов", "other": "%ld файла"])
        let dogs = rule("ld", ["one": "%ld собака", "few": "%ld собаки", "many": "%ld собак", "other": "%ld собаки"])
        try write(
            [
                "files": ["NSStringLocalizedFormatKey": format, "value": files],
                "dogs": ["NSStringLocalizedFormatKey": format, "value": dogs],
            ], to: "ru.lproj/Localizable.stringsdict")
        let texts = [1, 3, 5, 11, 21, 112].map { String(_objcFormat: text("files", language: "ru"), $0) }
        #expect(texts == ["1 файл", "3 файла", "5 файлов", "11 файлов", "21 файл", "112 файлов"])
        #expect(String(_objcFormat: text("dogs", language: "ru"), 22) == "22 собаки")
    }

    @Test("values stand where the format has them: beside the words, in them, by position, or in other words")
    func values() throws {
        let books = rule("d", ["one": "one book %#@shelves@", "other": "%d books %#@shelves@"])
        let shelves = rule("d", ["one": "on a shelf", "other": "on %d shelves"])
        try write(
            [
                "all": ["NSStringLocalizedFormatKey": "%@ has %#@books@, %.1f%% read", "books": books, "shelves": shelves],
                "turned": ["NSStringLocalizedFormatKey": "%2$#@books@ of %1$@", "books": rule("d", ["other": "%d books"])],
            ], to: "en.lproj/Localizable.stringsdict")
        #expect(String(_objcFormat: text("all"), "Ada" as NSString, 1, 2, 12.5) == "Ada has one book on 2 shelves, 12.5% read")
        #expect(String(_objcFormat: text("all"), "Ada" as NSString, 3, 1, 0.0) == "Ada has 3 books on a shelf, 0.0% read")
        #expect(String(_objcFormat: text("turned"), "Ada" as NSString, 4) == "4 books of Ada")
    }

    @Test("too few values, and words that name themselves, come to an end")
    func damaged() throws {
        try write(
            [
                "ring": ["NSStringLocalizedFormatKey": "a %#@x@", "x": rule("d", ["other": "b %1$#@x@"])],
                "text": ["NSStringLocalizedFormatKey": "%#@x@ of %d", "x": rule("d", ["other": "%d"])], "no": "entry",
                "unknown": ["NSStringLocalizedFormatKey": "[%#@y@]"],
            ], to: "en.lproj/Localizable.stringsdict")
        #expect(String(_objcFormat: text("ring"), 2).hasPrefix("a b b"))
        #expect(String(_objcFormat: text("text"), 2) == "2 of ")
        #expect(String(_objcFormat: text("text")) == " of ")
        #expect(String(_objcFormat: text("unknown"), 2) == "[]")
        #expect(text("no") == "no")
    }

    @Test("a format without such words is Foundation's")
    func plain() {
        #expect(String(_objcFormat: "%02d %@ %%", 3, "x" as NSString) == "03 x %")
        #expect(String(_objcFormat: "%.1f", locale: Locale(identifier: "de_DE"), 2.5) == "2,5")
    }
}
