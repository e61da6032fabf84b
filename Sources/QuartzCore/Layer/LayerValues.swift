/// The properties of a layer, without its position in the tree. The model and the presentation have one each.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var contentsScale: CGFloat = 1
    var cornerRadius: CGFloat = 0
    var backgroundColor: CGColor?
    var contents: AnyObject?
    var opacity: Float = 1
    var switches = LayerSwitches.standard
    /// The properties that most layers never change; nil while all of them have their default.
    private var ownRareValues: RareLayerValues?

    /// True if all rare properties have their default.
    var hasStandardRareValues: Bool { ownRareValues == nil }

    /// For reading only.
    var rare: RareLayerValues { ownRareValues ?? .standard }

    /// The rare values of this layer alone, for changing.
    mutating func rareForWriting() -> RareLayerValues {
        if let own = ownRareValues, isKnownUniquelyReferenced(&ownRareValues) { return own }
        let copy = RareLayerValues(copying: rare)
        ownRareValues = copy
        return copy
    }
}
