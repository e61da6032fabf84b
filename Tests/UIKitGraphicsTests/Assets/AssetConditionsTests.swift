@testable import UIKitGraphics
import Testing

@testable import UIKitCore

struct AssetConditionsTests {
    private func best(_ entries: [AssetConditions], _ query: AssetQuery) -> Int? {
        entries.enumerated().map { $0 }.ordered { $0.element.rank(for: query) }.first?.offset
    }

    @Test("The screen's scale is preferred, then the next larger one, then the next smaller one")
    func scale() {
        let entries = [1, 2, 3].map { AssetConditions(scale: $0) }
        #expect([1, 2, 3].map { best(entries, AssetQuery(scale: $0)) } == [0, 1, 2])
        let gap = [1, 3].map { AssetConditions(scale: $0) }
        let small = [1, 2].map { AssetConditions(scale: $0) }
        #expect(best(gap, AssetQuery(scale: 2)) == 1)
        #expect(best(small, AssetQuery(scale: 3)) == 1)
        #expect(best([AssetConditions(scale: 3), AssetConditions()], AssetQuery(scale: 2)) == 0)
    }

    @Test("The device's own entry is better than one for all, and that than one for another device; the scale matters less")
    func idiom() {
        let entries = [AssetConditions(idiom: "ipad", scale: 2), AssetConditions(scale: 2), AssetConditions(idiom: "iphone", scale: 1)]
        #expect(best(entries, AssetQuery(idiom: "iphone", scale: 2)) == 2)
        #expect(best(entries, AssetQuery(idiom: "ipad", scale: 3)) == 0)
        #expect(best(entries, AssetQuery(idiom: "tv", scale: 1)) == 1)
        #expect(best([AssetConditions(idiom: "mac")], AssetQuery()) == 0)
    }

    @Test("Dark entries are for dark interfaces, contrasting ones for contrast; darkness matters more")
    func appearance() {
        let (any, dark) = (AssetConditions(), AssetConditions(luminosity: .dark))
        let (anyHigh, darkHigh) = (AssetConditions(isForHighContrast: true), AssetConditions(luminosity: .dark, isForHighContrast: true))
        let all = [any, dark, anyHigh, darkHigh]
        #expect(best(all, AssetQuery()) == 0)
        #expect(best(all, AssetQuery(isDark: true)) == 1)
        #expect(best(all, AssetQuery(isHighContrast: true)) == 2)
        #expect(best(all, AssetQuery(isDark: true, isHighContrast: true)) == 3)
        #expect(best([any, dark, anyHigh], AssetQuery(isDark: true, isHighContrast: true)) == 1)
        #expect(best([dark, any, AssetConditions(luminosity: .light)], AssetQuery()) == 2)
        #expect(best([dark, any, AssetConditions(luminosity: .light)], AssetQuery(isDark: true)) == 0)
    }

    @Test("Size classes, reading direction, range of colours, language and kinds of devices count")
    func rest() {
        let any = AssetConditions()
        #expect(best([any, AssetConditions(width: .compact)], AssetQuery(width: .compact)) == 1)
        #expect(best([AssetConditions(width: .compact), any], AssetQuery(width: .regular)) == 1)
        #expect(best([AssetConditions(height: .regular), any, AssetConditions(height: .compact)], AssetQuery(height: .compact)) == 2)
        #expect(best([any, AssetConditions(direction: .rightToLeft)], AssetQuery(direction: .rightToLeft)) == 1)
        #expect(best([AssetConditions(direction: .rightToLeft), any], AssetQuery()) == 1)
        #expect(best([any, AssetConditions(gamut: .displayP3)], AssetQuery()) == 0)
        #expect(best([any, AssetConditions(gamut: .displayP3)], AssetQuery(isWideGamut: true)) == 1)
        #expect(best([AssetConditions(isForSomeDevices: true), any], AssetQuery()) == 1)
        let languages = [AssetConditions(language: "fr"), any, AssetConditions(language: "de")]
        #expect(best(languages, AssetQuery(languages: ["de", "fr"])) == 2)
        #expect(best(languages, AssetQuery(languages: ["it"])) == 1)
    }

    @Test("Of entries that suit alike the first counts")
    func ties() {
        #expect(best([AssetConditions(scale: 2), AssetConditions(scale: 2)], AssetQuery(scale: 2)) == 0)
        #expect(best([], AssetQuery()) == nil)
    }
}
