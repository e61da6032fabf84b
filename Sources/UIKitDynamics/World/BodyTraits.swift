/// The properties of a body; the defaults are those of an item that no ``UIDynamicItemBehavior`` describes.
struct BodyTraits: Equatable {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false
    var charge: CGFloat = 0
}
