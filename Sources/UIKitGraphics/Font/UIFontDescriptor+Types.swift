extension UIFontDescriptor {
    /// A property of a font in a descriptor.
    // apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A string: the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string: the name of one face.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A string: the face within the family, such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number: points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A string: the name that people see. Kept, without influence.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A `CGAffineTransform`, whose shear leans the glyphs; the rest of it has no influence.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// A dictionary from ``UIFontDescriptor/TraitKey`` to values.
        public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
        /// A character set. Kept, without influence.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// An array of descriptors, whose families are asked for characters that the font does not have.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A number. Kept, without influence.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries from ``UIFontDescriptor/FeatureKey`` to numbers.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The raw value of a ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of ``AttributeName/traits``.
    // apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A number as in ``UIFont/Weight``.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number from -1, narrow, to 1, wide.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number; any other than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

        /// The raw value of a ``SystemDesign``.
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The keys of one entry of ``AttributeName/featureSettings``. The numbers are those of the `SFNTLayoutTypes` header.
    // apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Which of its settings.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = type
        /// The older name of ``selector``.
        public static let typeIdentifier = selector
    }

    /// The shapes that the system's font comes in.
    // apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// No rounded font is installed with the system: looks like ``default``.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Qualities of a font in one number.
    // apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than the ordinary face. Not to be had here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For lines from top to bottom. Not to be had here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// All bits that say what strokes look like; classes are numbers, not a set.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
