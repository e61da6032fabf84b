extension FontLibrary {
    /// The families that are installed, sorted.
    public var familyNames: [String] { faces.facesByFamily.keys.sorted() }

    /// The names of the faces of a family, such as "Inter-Bold", sorted; empty when there is no such family.
    public func faceNames(inFamily family: String) -> [String] {
        let catalogue = faces
        guard let name = catalogue.family(named: family), let found = catalogue.facesByFamily[name] else { return [] }
        return found.map { (name + "-" + $0.style).filter { $0 != " " } }.sorted()
    }

    /// Whether asking for a font by this name gives that font or a stand-in, and not just any.
    public func hasFont(named name: String) -> Bool { NamedFont.isKnown(name, among: faces) }
}
