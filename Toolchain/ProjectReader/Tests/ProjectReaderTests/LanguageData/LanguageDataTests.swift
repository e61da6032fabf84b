import Foundation
import Testing

@testable import ProjectReader

/// Data of languages in the format in which ICU keeps them.
@Suite struct LanguageDataTests {
    private static let names = [
        "brkitr/cjdict.dict", "coll/de.res", "coll/root.res", "coll/ucadata.icu", "de.res", "de_AT.res", "en.res", "gb18030.cnv",
        "lang/de.res",
        "lang/pool.res", "lang/zh_Hant.res", "nb.res", "no.res", "pool.res", "res_index.res", "root.res", "supplementalData.res",
        "zone/tzdbNames.res",
    ]

    /// As ICU writes them: a header, a table of contents, names, and items at whole multiples of 16.
    private static func bytes(_ names: [String] = names) -> Data {
        var data = Data([32, 0, 0xda, 0x27, 20, 0, 0, 0, 0, 0, 2, 0]) + Data("CmnD".utf8) + Data(count: 16)
        func append(_ number: Int) { data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }) }
        let full = names.map { "icudt76l/" + $0 }
        append(full.count)
        var name = 4 + full.count * 8
        var item = name + full.reduce(0) { $0 + $1.utf8.count + 1 }
        item += (16 - item % 16) % 16
        let first = item
        for text in full {
            append(name)
            append(item)
            name += text.utf8.count + 1
            item += 16
        }
        for text in full { data += Data(text.utf8) + [0] }
        data += Data(count: 32 + first - data.count)
        for index in full.indices { data += Data(repeating: UInt8(index + 1), count: 16) }
        return data
    }

    @Test("What is read is written again as it was") func roundTrip() throws {
        let bytes = Self.bytes()
        let data = try LanguageData(bytes)
        #expect(data.items.map(\.name) == Self.names.map { "icudt76l/" + $0 })
        #expect(data.items[3].bytes == Data(repeating: 4, count: 16))
        #expect(data.data == bytes)
        #expect(data.languages == ["de", "en", "zh", "nb", "no"])
    }

    @Test("AX-87: what only other languages need is taken away, and nothing else") func keeping() throws {
        var data = try LanguageData(Self.bytes())
        data.keep(["en", "nb"])
        let left = try LanguageData(data.data)
        #expect(left == data)
        #expect(
            left.items.map { String($0.name.dropFirst(9)) }
                == Self.names.filter { !$0.hasSuffix("de.res") && !$0.contains("de_AT") && !$0.contains("zh") })
        #expect(left.items.last?.bytes == Data(repeating: 18, count: 16))
    }

    @Test("Damaged data are refused") func damaged() throws {
        let bytes = Self.bytes()
        for length in [0, 1, 20, 31, 32, 35, 60] { #expect(throws: ProjectError.self) { try LanguageData(bytes.prefix(length)) } }
        for place in 32..<60 {
            var wrong = bytes
            wrong[place] = 0xff
            // Whatever it makes of it, it ends.
            _ = try? LanguageData(wrong)
        }
        #expect(throws: ProjectError.self) { try LanguageData(Data(repeating: 7, count: 500)) }
    }
}
