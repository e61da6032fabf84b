@_spi(ForasteroInternal) import ObjCRuntime

extension AssetQuery {
    /// The values of a collection; where it leaves a trait open, that of the screen or of the view that is drawn.
    init(_ traits: UITraitCollection) {
        let values = UITraitCollection.current.values.merging(traits.values)
        switch values.userInterfaceIdiom {
        case .pad: idiom = "ipad"
        case .tv: idiom = "tv"
        case .mac: idiom = "mac"
        case .carPlay: idiom = "car"
        case .vision: idiom = "vision"
        case .phone, .unspecified, nil: idiom = "iphone"
        }
        scale = max(values.displayScale ?? 1, 1)
        isDark = values.userInterfaceStyle == .dark
        isHighContrast = values.accessibilityContrast == .high
        width = values.horizontalSizeClass.flatMap { AssetConditions.SizeClass($0) }
        height = values.verticalSizeClass.flatMap { AssetConditions.SizeClass($0) }
        isWideGamut = values.displayGamut == .P3
        direction = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        languages = Self.userLanguages
    }

    private static let userLanguages = PreferredLanguages.ofProcess.languages.flatMap { LocalizationChoice.fallbacks(of: $0) }
}

extension AssetConditions.SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension AssetConditions {
    /// The conditions as traits, with the scale of the picture that was made.
    func traits(scale: CGFloat) -> UITraitCollection {
        var values = TraitValues(displayScale: scale)
        values.userInterfaceStyle = luminosity.map { $0 == .dark ? .dark : .light }
        if isForHighContrast { values.accessibilityContrast = .high }
        switch idiom {
        case "iphone": values.userInterfaceIdiom = .phone
        case "ipad": values.userInterfaceIdiom = .pad
        default: break
        }
        values.horizontalSizeClass = width.map { $0 == .compact ? .compact : .regular }
        values.verticalSizeClass = height.map { $0 == .compact ? .compact : .regular }
        values.displayGamut = gamut.map { $0 == .displayP3 ? .P3 : .SRGB }
        values.layoutDirection = direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
        return UITraitCollection(values: values)
    }
}
