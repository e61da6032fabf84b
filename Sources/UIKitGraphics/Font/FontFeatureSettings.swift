import Foundation
internal import TextEngine

/// Between the numbers by which Apple's font tables name features and what fonts here can do.
enum FontFeatureSettings {
    private struct Setting: Hashable {
        var type: Int
        var selector: Int
    }

    private static let known: [Setting: FontDescription.Features] = {
        var known: [Setting: FontDescription.Features] = [
            Setting(type: 6, selector: 0): .monospacedDigits, Setting(type: 6, selector: 1): .proportionalDigits,
            Setting(type: 10, selector: 1): .superiors, Setting(type: 10, selector: 2): .inferiors,
            Setting(type: 10, selector: 3): .ordinals, Setting(type: 10, selector: 4): .scientificInferiors,
            Setting(type: 11, selector: 2): .fractions, Setting(type: 14, selector: 4): .slashedZero,
            Setting(type: 21, selector: 0): .oldStyleDigits, Setting(type: 21, selector: 1): .liningDigits,
            Setting(type: 36, selector: 1): .noContextualAlternates, Setting(type: 36, selector: 2): .swashes,
            Setting(type: 36, selector: 4): .contextualSwashes,
            Setting(type: 37, selector: 1): .smallCapitals, Setting(type: 38, selector: 1): .capitalSmallCapitals,
        ]
        for number in 1...20 { known[Setting(type: 35, selector: number * 2)] = .stylisticSet(number) }
        return known
    }()

    /// The features among the settings of a descriptor; what is not known is left out.
    static func read(_ settings: Any?) -> FontDescription.Features {
        var features: FontDescription.Features = []
        for setting in settings as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard let type = AttributeNumber.read(setting[.type]), let selector = AttributeNumber.read(setting[.selector]) else { continue }
            guard let type = Int(exactly: type), let selector = Int(exactly: selector) else { continue }
            features.formUnion(known[Setting(type: type, selector: selector)] ?? [])
        }
        return features
    }

    static func make(_ features: FontDescription.Features) -> [[UIFontDescriptor.FeatureKey: Int]] {
        known.filter { features.contains($0.value) }.keys
            .sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }
            .map { [.type: $0.type, .selector: $0.selector] }
    }
}
