/// How a property of a class is read and, where that makes sense, edited.
@MainActor
struct PropertyDescriptor {
    let name: String
    let kind: PropertyKind
    let choices: [String]?
    /// Gets an object of the class that the property belongs to.
    let read: (AnyObject) -> PropertyValue
    /// Sets a value that is of the right kind, or throws. Nil for a property that can only be read.
    let write: ((AnyObject, PropertyValue) throws -> Void)?

    func inspected(in object: AnyObject) -> InspectedProperty {
        InspectedProperty(name: name, kind: kind, value: read(object), isEditable: write != nil, choices: choices)
    }
}
