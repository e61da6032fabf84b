import Foundation
internal import TextEngine

/// Says which font is wanted, by attributes. Immutable; ``UIFont/init(descriptor:size:)`` finds the font.
// apple: https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: UIObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let attributes: FontAttributes.Dictionary

    // MARK: Creating

    /// Attributes that are not known are kept and have no influence. Without a name and a family the system's font is meant.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.attributes = attributes
        super.init()
    }

    /// A descriptor from an archive or a nib.
    public required convenience init?(coder: NSCoder) { self.init(fontAttributes: UIFontDescriptor.decodedAttributes(from: coder)) }

    /// Writes the attributes that are texts, and the size.
    open func encode(with coder: NSCoder) { encodeAttributes(to: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// A descriptor of a face by its name, with a size in points; 0 leaves the size open.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// A descriptor of a face by its name, with a transform of its shapes.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    convenience init(_ description: FontDescription, style: UIFont.TextStyle?) {
        self.init(fontAttributes: FontAttributes.make(description, style: style))
    }

    /// The font for a kind of text, in the size the user prefers.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// That of the font of a text style, in the size for the category of the traits; nil is ``UITraitCollection/current``.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Reading

    /// The attributes that the descriptor was made of. Those of the font that would be found are not among them. The values of the font
    /// that would be found are not among them.
    open var fontAttributes: [AttributeName: Any] { attributes }

    /// The name of the face that would be found.
    open var postscriptName: String { font.faceName }

    /// In points; 0 when nothing is said about the size.
    open var pointSize: CGFloat { max(content.size ?? 0, 0) }

    /// The transform of shapes. Default: the identity.
    open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }

    /// The qualities of the font that would be found.
    open var symbolicTraits: SymbolicTraits {
        let font = font
        var traits: SymbolicTraits = font.weight >= UIFont.Weight.semibold.rawValue ? .traitBold : []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.description.width < 0 { traits.insert(.traitCondensed) }
        if font.description.width > 0 { traits.insert(.traitExpanded) }
        switch font.description.family {
        case .system(let design):
            traits.formUnion([.traitUIOptimized, design == .serif ? .classOldStyleSerifs : .classSansSerif])
            if design == .monospaced { traits.insert(.traitMonoSpace) }
        case .named:
            if FontLibrary.shared.isMonospaced(family: font.familyName) { traits.insert(.traitMonoSpace) }
        }
        return traits
    }

    /// The value of an attribute; name, family, face and traits are notified of the font that would be found when they were not given.
    open func object(forKey attribute: AttributeName) -> Any? {
        if attribute == .traits {
            let font = font
            let known: FontAttributes.Traits = [
                .symbolic: symbolicTraits.rawValue, .weight: font.weight, .width: font.description.width,
                .slant: font.isItalic ? CGFloat(1) : 0,
            ]
            return known.merging(content.traits) { $1 }
        }
        if let value = attributes[attribute] { return value }
        switch attribute {
        case .name: return font.faceName
        case .family: return font.familyName
        case .face: return font.faceName.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)
        default: return nil
        }
    }

    // MARK: Variants

    /// The receiver with further attributes, which replace those of the same name.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
    }

    /// The same descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// The same descriptor with another transform of shapes.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// The face of the same family with that name, such as "Bold".
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        replacing([.face: newFace, .family: font.familyName], without: [.name, .traits])
    }

    /// The same descriptor for another family; names of faces are dropped, since the other family may lack them.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { replacing([.family: newFamily], without: [.name, .face]) }

    /// The same font with exactly these qualities in place of its own; nil when its family has no such face.
    ///
    /// The traits that cannot be had here, such as vertical, are ignored. The system's font has all others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let now = content.description(size: 12)
        var traits = content.traits
        let changed = self.symbolicTraits.symmetricDifference(symbolicTraits)
        if changed.contains(.traitBold) { traits[.weight] = nil }
        if changed.contains(.traitItalic) { traits[.slant] = nil }
        if changed.contains(.traitCondensed) || changed.contains(.traitExpanded) { traits[.width] = nil }
        traits[.symbolic] = symbolicTraits.rawValue
        // The design of the system's font stays: code made bold is still code.
        guard case .named = now.family else { return addingAttributes([.traits: traits]) }
        let family = font.familyName
        let (isBold, isItalic) = (symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic))
        let isMonospaced = FontLibrary.shared.isMonospaced(family: family)
        guard FontLibrary.shared.family(family, hasBold: isBold, italic: isItalic),
            isMonospaced || !symbolicTraits.contains(.traitMonoSpace)
        else { return nil }
        return replacing([.family: family, .traits: traits], without: [.name, .face])
    }

    /// The system's font in another design; nil for other fonts and for designs that are not known.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = content.description(size: 12).family, FontDescription.Design(name: design.rawValue) != nil else { return nil }
        var traits = content.traits
        traits[.design] = design.rawValue
        return addingAttributes([.traits: traits])
    }

    /// The fonts that are installed and agree with the receiver; here at most the one that would be found.
    ///
    /// - Parameter mandatoryKeys: Attributes that must agree exactly; nil is all that the receiver has.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? Set(attributes.keys)
        let asked = attributes[.name] as? String ?? attributes[.family] as? String
        let isNameMandatory = keys.contains(.name) || keys.contains(.family)
        guard let asked, isNameMandatory, !FontLibrary.shared.hasFont(named: asked) else {
            return [UIFontDescriptor(content.description(size: pointSize > 0 ? pointSize : 12), style: nil)]
        }
        return []
    }

    // MARK: Internal

    var content: FontAttributes { FontAttributes(attributes) }

    private var font: TextFont { FontLibrary.shared.font(content.description(size: pointSize > 0 ? pointSize : 12)) }

    private func replacing(_ added: FontAttributes.Dictionary, without removed: [AttributeName]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: attributes.filter { !removed.contains($0.key) }.merging(added) { $1 })
    }

    // MARK: Overriding

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return pointSize == other.pointSize && content.textStyle == other.content.textStyle
            && content.description(size: 12) == other.content.description(size: 12)
    }

    open override var hash: Int { content.description(size: 12).hashValue }
    open override var description: String { "UIFontDescriptor(\(postscriptName), \(pointSize))" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
