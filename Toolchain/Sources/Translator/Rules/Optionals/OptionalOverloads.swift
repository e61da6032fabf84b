import SwiftSyntax

/// The property that stands for an optional requirement.
struct OptionalProperty {
    let name: String
    /// The whole declaration.
    let text: String
}

/// Optional requirements of one protocol that Swift tells apart by their types alone.
///
/// Properties of one name cannot be in one extension. All but the first get a protocol of their own, which the protocol inherits from:
/// then the compiler chooses by type.
struct OptionalOverloads {
    private(set) var protocols: [String] = []
    private(set) var declarations: [String] = []
    private let node: ProtocolDeclSyntax
    private let name: String
    private let access: String
    private var taken: Set<String> = []

    init(_ node: ProtocolDeclSyntax) {
        self.node = node
        name = "__" + node.name.plainName
        let modifiers = Modifiers(node.modifiers)
        access = modifiers.intersects(.hidden) ? "fileprivate " : modifiers.intersection([.public, .package]).accessText + " "
    }

    /// Puts a property elsewhere if there is one of its name already.
    mutating func takes(_ property: OptionalProperty) -> Bool {
        if taken.insert(property.name).inserted { return false }
        let name = "\(name)_\(protocols.count + 1)_\(property.name)"
        let attributes = DeclarationPrefix.attributes(node.attributes)
        protocols.append(name)
        declarations.append("\(attributes)\(access)protocol \(name): AnyObject {}")
        // It is isolated as the protocol is; not all attributes of a protocol may be here.
        declarations.append("\(access)extension \(name) { \(property.text) }")
        return true
    }
}
