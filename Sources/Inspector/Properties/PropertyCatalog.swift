import QuartzCore
import UIKitCore

/// The catalogue of properties of views and layers: reads and edits them by name.
@MainActor
enum PropertyCatalog {
    /// The general ones come first.
    private static let sections: [PropertySection] =
        viewSections + controlSections + textSections + searchSections + listSections + layerSections

    /// All properties of a view and of its layer, a section for each class that adds some.
    static func sections(of view: UIView) -> [InspectedSection] {
        sections(of: view, .view) + (StoredProperties.section(of: view).map { [$0] } ?? []) + sections(of: view.layer, .layer)
    }

    static func sections(of object: AnyObject, _ part: InspectedPart) -> [InspectedSection] {
        sections.filter { $0.part == part && $0.isApplicable(object) }.map { section in
            InspectedSection(
                title: section.title, part: part, properties: section.descriptors.map { $0.inspected(in: object) })
        }
    }

    /// Sets a property, or throws an ``EditError`` and changes nothing.
    static func edit(_ view: UIView, _ part: InspectedPart, _ name: String, to value: PropertyValue) throws {
        let object: AnyObject = part == .view ? view : view.layer
        // The section of a subclass counts.
        let found = sections.last { section in
            section.part == part && section.isApplicable(object) && section.descriptors.contains { $0.name == name }
        }
        guard let descriptor = found?.descriptors.first(where: { $0.name == name }) else { throw EditError.unknownProperty(name) }
        guard let write = descriptor.write else { throw EditError.readOnly(name) }
        try write(object, value)
    }
}
