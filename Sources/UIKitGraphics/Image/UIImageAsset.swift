import Synchronization

/// The variants of a picture, of which the one is shown that suits the traits.
///
/// May be used on any thread.
// apple: https://developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: UIObject, @unchecked Sendable {
    private struct Registration {
        var traits: TraitValues
        var image: UIImage
    }

    /// The variants of a catalog or of files; nil for an asset that code has made.
    private(set) var named: NamedImage?
    private let registrations = Mutex<[Registration]>([])

    /// An asset without variants.
    public override init() { super.init() }

    convenience init(_ named: NamedImage) {
        self.init()
        self.named = named
    }

    // MARK: Finding

    /// The variant that suits the traits best; a picture without pixels where there is none. Traits that are left open are those in force.
    open func image(with traitCollection: UITraitCollection) -> UIImage { image(for: traitCollection) ?? UIImage() }

    /// The variant that suits the traits of a configuration best, in this configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let traits = configuration.traitCollection ?? .current
        let found = image(with: traits)
        return found.isSymbolImage ? found.withConfiguration(configuration) : found.variant { $0.configuration = configuration }
    }

    // MARK: Registering

    /// Adds a variant for traits, in place of the one that was registered for the same ones.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Registration(traits: traitCollection.values, image: image.withoutOrigin)
        registrations.withLock { known in
            known.removeAll { $0.traits == variant.traits }
            known.append(variant)
        }
    }

    /// Adds a variant for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes what was registered for traits. What a catalog has stays.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        registrations.withLock { $0.removeAll { $0.traits == traitCollection.values } }
    }

    /// Removes what was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: Internal

    /// True if there may be another picture for other traits.
    final var hasVariants: Bool {
        let count = registrations.withLock { $0.count }
        return count > 1 || named.map { $0.hasVariants || count > 0 } ?? false
    }

    final func image(for traits: UITraitCollection) -> UIImage? {
        rendition(for: traits).map { rendition in
            var content = rendition.content
            content.origin = ImageOrigin(asset: self, rendition: rendition)
            return UIImage(content)
        }
    }

    /// The variant as it was registered or read: one that was registered for just this case, else that of the catalog, else the one that
    /// contradicts the fewest traits.
    final func rendition(for traits: UITraitCollection) -> UIImage? {
        let wanted = UITraitCollection.current.values.merging(traits.values)
        let known = registrations.withLock { $0 }
        // Of variants that say equally much, the last one that was registered.
        let ranked = known.reversed().ordered { variant in
            let agreements = variant.traits.agreements(with: wanted)
            return [Double(agreements.count { !$0 }), -Double(agreements.count)]
        }
        if let best = ranked.first, best.traits.agreements(with: wanted).allSatisfy({ $0 }) { return best.image }
        return named?.image(for: AssetQuery(traits)) ?? ranked.first?.image
    }
}

extension UIImage {
    package var hasVariants: Bool { origin?.asset.hasVariants ?? false }

    /// The variant of the picture for given traits, changed as this one was; itself where there is no other.
    package func suiting(_ traits: UITraitCollection) -> UIImage {
        guard let origin, origin.asset.hasVariants, let new = origin.asset.rendition(for: traits) else { return self }
        let old = origin.rendition.content
        // An image with other pixels is another picture.
        guard new.cgImage != old.pixels, content.pixels == old.pixels else { return self }
        return variant {
            $0.pixels = new.cgImage
            $0.scale = new.scale
            $0.vector = new.content.vector
            $0.symbol = new.content.symbol
            $0.configuration = new.configuration
            $0.baselineOffset = new.content.baselineOffset
            if $0.stretching == old.stretching { $0.stretching = new.content.stretching }
            if $0.alignmentInsets == old.alignmentInsets { $0.alignmentInsets = new.alignmentRectInsets }
            if $0.orientation == old.orientation { $0.orientation = new.imageOrientation }
            if $0.renderingMode == old.renderingMode { $0.renderingMode = new.renderingMode }
            $0.origin = ImageOrigin(asset: origin.asset, rendition: new)
        }
    }

    /// The picture without its other variants.
    var withoutOrigin: UIImage {
        var copy = content
        copy.origin = nil
        return UIImage(copy)
    }
}

extension TraitValues {
    /// Of each trait that is specified here whether others agree.
    fileprivate func agreements(with other: TraitValues) -> [Bool] {
        func agrees<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool? { mine.map { $0 == theirs } }
        return [
            agrees(userInterfaceStyle, other.userInterfaceStyle), agrees(userInterfaceIdiom, other.userInterfaceIdiom),
            agrees(userInterfaceLevel, other.userInterfaceLevel), agrees(accessibilityContrast, other.accessibilityContrast),
            agrees(legibilityWeight, other.legibilityWeight), agrees(horizontalSizeClass, other.horizontalSizeClass),
            agrees(verticalSizeClass, other.verticalSizeClass), agrees(layoutDirection, other.layoutDirection),
            agrees(displayScale, other.displayScale), agrees(displayGamut, other.displayGamut),
            agrees(forceTouchCapability, other.forceTouchCapability), agrees(activeAppearance, other.activeAppearance),
            agrees(preferredContentSizeCategory, other.preferredContentSizeCategory), agrees(custom, other.custom),
        ].compactMap { $0 }
    }
}
