/// Between the numbers by which Apple's font tables name features and what fonts here can do.
// apple: https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html
public enum FontFeatureTable {
    /// A kind of feature, and one of its settings.
    public struct Setting: Hashable, Sendable {
        /// The kind.
        public var type: Int
        /// Which of its settings.
        public var selector: Int

        /// A setting by its numbers, known or not.
        public init(type: Int, selector: Int) {
            self.type = type
            self.selector = selector
        }
    }

    private static let known: [Setting: FontDescription.Features] = {
        let settings: [(Int, Int, FontDescription.Features)] = [
            (1, 3, .noLigatures), (1, 4, .rareLigatures), (1, 20, .historicalLigatures), (6, 0, .monospacedDigits),
            (6, 1, .proportionalDigits), (10, 1, .superiors), (10, 2, .inferiors), (10, 3, .ordinals), (10, 4, .scientificInferiors),
            (11, 1, .verticalFractions), (11, 2, .fractions), (14, 4, .slashedZero), (19, 4, .titlingCapitals), (21, 0, .oldStyleDigits),
            (21, 1, .liningDigits), (33, 0, .caseSensitiveForms), (33, 2, .capitalSpacing), (36, 1, .noContextualAlternates),
            (36, 2, .swashes), (36, 4, .contextualSwashes), (37, 1, .smallCapitals), (37, 2, .petiteCapitals),
            (38, 1, .capitalSmallCapitals), (38, 2, .capitalPetiteCapitals),
        ]
        var known: [Setting: FontDescription.Features] = [:]
        for (type, selector, feature) in settings { known[Setting(type: type, selector: selector)] = feature }
        for number in 1...20 { known[Setting(type: 35, selector: number * 2)] = .stylisticSet(number) }
        return known
    }()

    /// What a setting stands for; none for one that is not known.
    public static func features(_ setting: Setting) -> FontDescription.Features { known[setting] ?? [] }

    /// The settings that lead to features, in the order of their numbers.
    public static func settings(of features: FontDescription.Features) -> [Setting] {
        known.filter { features.contains($0.value) }.keys.sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }
    }
}
