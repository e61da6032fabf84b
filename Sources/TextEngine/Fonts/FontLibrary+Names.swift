extension FontLibrary {
    /// The families that are installed, sorted.
    public var familyNames: [String] { faces.facesByFamily.keys.sorted() }

    /// The names of the faces of a family, such as "Inter-Bold", sorted; empty when there is no such family.
    public func faceNames(inFamily family: String) -> [String] {
        let catalogue = faces
        guard let name = catalogue.family(named: family), let found = catalogue.facesByFamily[name] else { return [] }
        return found.map { (name + "-" + $0.style).filter { $0 != " " } }.sorted()
    }

    /// The faces of a family that are in its files, by name and style, upright before slanted, from light to heavy; empty when there is no such family.
    public func faces(inFamily family: String) -> [(name: String, style: String)] {
        let catalogue = faces
        guard let name = catalogue.family(named: family), let found = catalogue.facesByFamily[name] else { return [] }
        let ordered = found.filter { !$0.isSynthesized }.sorted {
            ($0.isItalic ? 1 : 0, $0.weight, $0.style.count, $0.style) < ($1.isItalic ? 1 : 0, $1.weight, $1.style.count, $1.style)
        }
        return ordered.map { ((name + "-" + $0.style).filter { $0 != " " }, $0.style) }
    }

    /// Returns true if an installed family has a face that is bold, or slanted, or both, as asked.
    ///
    /// True for families that are not installed: what replaces them has such faces.
    public func family(_ family: String, hasBold isBold: Bool, italic isItalic: Bool) -> Bool {
        let catalogue = faces
        guard let name = catalogue.family(named: family), let found = catalogue.facesByFamily[name] else { return true }
        return found.contains { ($0.weight >= 600) == isBold && $0.isItalic == isItalic }
    }

    /// Returns true if an installed family has one width for all letters.
    public func isMonospaced(family: String) -> Bool {
        let catalogue = faces
        return catalogue.family(named: family).map { catalogue.monospacedFamilies.contains($0) } ?? false
    }

    /// Returns true if asking for a font by this name gives that font or a stand-in, and not just any.
    public func hasFont(named name: String) -> Bool { NamedFont.isKnown(name, among: faces) }
}
