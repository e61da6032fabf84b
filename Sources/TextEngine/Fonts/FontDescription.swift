/// Which font is wanted, as a value. ``TextFont`` is what one gets.
public struct FontDescription: Hashable, Sendable {
    /// The shapes that the system font comes in.
    public enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

    /// The family that glyphs are taken from.
    public enum Family: Hashable, Sendable {
        case system(Design)
        /// A family such as "Georgia", or one face of it such as "Georgia-Bold".
        case named(String)
    }

    /// Things a font can do that are off unless asked for.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// All digits equally wide, so that numbers in a column or a clock stay aligned.
        public static let monospacedDigits = Features(rawValue: 1)
        public static let smallCapitals = Features(rawValue: 2)
        public static let capitalSmallCapitals = Features(rawValue: 4)
        public static let proportionalDigits = Features(rawValue: 8)
        public static let oldStyleDigits = Features(rawValue: 16)
        public static let liningDigits = Features(rawValue: 32)
        public static let slashedZero = Features(rawValue: 64)
        public static let fractions = Features(rawValue: 128)

        /// Smaller and above the line, as the letters of "1st".
        public static let superiors = Features(rawValue: 1 << 28)
        /// Smaller and below the line.
        public static let inferiors = Features(rawValue: 1 << 29)
        public static let ordinals = Features(rawValue: 1 << 30)
        /// Smaller and just below the line, as in formulas of chemistry.
        public static let scientificInferiors = Features(rawValue: 1 << 31)
        /// No shapes that depend on the signs beside them.
        public static let noContextualAlternates = Features(rawValue: 1 << 32)
        public static let swashes = Features(rawValue: 1 << 33)
        public static let contextualSwashes = Features(rawValue: 1 << 34)
        /// Numbers above and below a line that lies.
        public static let verticalFractions = Features(rawValue: 1 << 35)
        /// No common shape for letters such as "fi".
        public static let noLigatures = Features(rawValue: 1 << 36)
        public static let rareLigatures = Features(rawValue: 1 << 37)
        public static let historicalLigatures = Features(rawValue: 1 << 38)
        /// Capitals for lines that are set large.
        public static let titlingCapitals = Features(rawValue: 1 << 39)
        public static let petiteCapitals = Features(rawValue: 1 << 40)
        public static let capitalPetiteCapitals = Features(rawValue: 1 << 41)
        /// Signs between capitals stand as high as these.
        public static let caseSensitiveForms = Features(rawValue: 1 << 42)
        public static let capitalSpacing = Features(rawValue: 1 << 43)

        /// Those that can be asked for of a font that has features of OpenType by these names; for what is usual, its absence.
        public init(tags: Set<String>) {
            self = OpenTypeFeatures.features(tags)
        }

        /// One of the twenty sets of other shapes that a font may bring along. The system font has none.
        public static func stylisticSet(_ number: Int) -> Features {
            (1...20).contains(number) ? Features(rawValue: 1 << (7 + number)) : []
        }
    }

    /// A name that no font has is replaced by the nearest there is.
    public var family: Family
    /// In points, from a hundredth to ten thousand; sizes below and those that are no number count as the smallest.
    public var size: CGFloat {
        didSet { size = FontDescription.usable(size) }
    }
    /// From -1 to 1; regular is 0, bold 0.4. The same scale as `UIFont.Weight`.
    public var weight: CGFloat
    /// A family without slanted faces shows its upright one.
    public var isItalic: Bool
    /// Those that the font lacks have no effect.
    public var features: Features
    /// From -1, narrow, to 1, wide; a family that has no such face shows its normal one.
    public var width: CGFloat = 0
    /// How far a glyph leans to the right per unit of height, on top of its own shape.
    public var slant: CGFloat = 0
    /// Families for characters that the first one does not have, in the order of preference.
    public var fallbackFamilies: [String] = []

    /// By default the system font, regular and upright. A size or weight that is no number becomes the smallest size, or regular.
    public init(family: Family = .system(.standard), size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, features: Features = []) {
        self.family = family
        self.size = FontDescription.usable(size)
        self.weight = weight.isNaN ? 0 : weight
        self.isItalic = isItalic
        self.features = features
    }

    private static func usable(_ size: CGFloat) -> CGFloat { min(max(size.isNaN ? 0 : size, 0.01), 10_000) }
}
