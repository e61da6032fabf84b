/// For what an entry of an asset catalog is. What is nil is left open: the entry is for all there is.
struct AssetConditions: Hashable, Sendable {
    enum Luminosity: String, Sendable { case light, dark }
    enum SizeClass: String, Sendable { case compact, regular }
    enum Gamut: String, Sendable { case sRGB, displayP3 = "display-P3" }
    enum Direction: String, Sendable { case leftToRight = "left-to-right", rightToLeft = "right-to-left" }

    /// `iphone`, `ipad`, `mac`, …
    var idiom: String?
    /// Pixels per point.
    var scale: CGFloat?
    var luminosity: Luminosity?
    var isForHighContrast = false
    var width: SizeClass?
    var height: SizeClass?
    var gamut: Gamut?
    var direction: Direction?
    /// The language, as `de` or `zh-Hans`.
    var language: String?
    /// True if it is for some devices of a kind only, as those with a certain screen.
    var isForSomeDevices = false
}

/// The query of an asset catalog.
struct AssetQuery: Hashable, Sendable {
    var idiom = "iphone"
    var scale: CGFloat = 1
    var isDark = false
    var isHighContrast = false
    var width: AssetConditions.SizeClass?
    var height: AssetConditions.SizeClass?
    var isWideGamut = false
    var direction = AssetConditions.Direction.leftToRight
    /// The languages of the user, the best first.
    var languages: [String] = []
}

extension AssetConditions {
    /// How badly the entry suits in each respect, what matters most first. Of two entries the one that comes first in order suits better.
    func rank(for query: AssetQuery) -> [Double] {
        [
            match(idiom, query.idiom),
            match(luminosity, query.isDark ? .dark : .light),
            isForHighContrast == query.isHighContrast ? 0 : isForHighContrast ? 2 : 1,
            language.map { language in query.languages.firstIndex(of: language).map { Double($0) / 1000 } ?? 2 } ?? 1,
            match(direction, query.direction),
            match(width, query.width),
            match(height, query.height),
            gamutRank(query),
            isForSomeDevices ? 1 : 0,
            scaleRank(query),
        ]
    }

    /// A variant for the case is better than one for all, and that is better than one for another case.
    private func match<Value: Equatable>(_ mine: Value?, _ wanted: Value?) -> Double {
        guard let mine else { return 1 }
        return mine == wanted ? 0 : 2
    }

    private func gamutRank(_ query: AssetQuery) -> Double {
        switch gamut {
        case .displayP3: query.isWideGamut ? 0 : 2
        case .sRGB, nil: query.isWideGamut ? 1 : 0
        }
    }

    /// The scale of the screen, then larger ones, then smaller ones. Without a scale: what can be drawn at any, or one pixel per point.
    private func scaleRank(_ query: AssetQuery) -> Double {
        let difference = Double((scale ?? 1) - query.scale)
        return difference >= 0 ? difference : 100 - difference
    }
}

extension Sequence {
    /// The elements in the order in which they suit; those that suit alike stay in theirs.
    func ordered(by rank: (Element) -> [Double]) -> [Element] {
        enumerated().map { (rank: rank($1), index: $0, element: $1) }
            .sorted { $0.rank == $1.rank ? $0.index < $1.index : $0.rank.lexicographicallyPrecedes($1.rank) }
            .map(\.element)
    }
}
