/// A property as it is now.
struct InspectedProperty: Codable, Equatable, Sendable {
    /// Apple's name.
    var name: String
    var kind: PropertyKind
    var value: PropertyValue
    var isEditable: Bool
    /// The names that a value may be, or be made of.
    var choices: [String]?
}

/// The properties that a class adds to those of its superclass.
struct InspectedSection: Codable, Equatable, Sendable {
    /// The name of the class.
    var title: String
    var part: InspectedPart
    var properties: [InspectedProperty]
}

/// Whose property it is.
enum InspectedPart: String, Codable, Sendable {
    case view, layer
}
