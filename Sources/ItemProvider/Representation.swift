import Foundation
internal import UniformTypeIdentifiers

/// One form in which an item provider hands out its item.
struct Representation: Sendable {
    typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileLoader = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    typealias ObjectLoader = @Sendable (@escaping @Sendable (Any?, (any Error)?) -> Void) -> Void

    enum Source: Sendable {
        case data(DataLoader)
        case file(FileLoader, NSItemProviderFileOptions)
        /// An item as it is, and what makes it.
        case item(ObjectLoader)
    }

    let typeIdentifier: String
    let source: Source
    /// Who may have it beside this program.
    var visibility = NSItemProviderRepresentationVisibility.all

    /// Returns true if it is of a type, or of one that is a kind of it.
    func conforms(to identifier: String) -> Bool {
        guard typeIdentifier != identifier else { return true }
        guard let type = UTType(typeIdentifier), let wanted = UTType(identifier) else { return false }
        return type.conforms(to: wanted)
    }
}
