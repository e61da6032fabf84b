package import Foundation

/// A file of Interface Builder, or a part of one, from which objects are made.
@MainActor
package protocol NibContents: AnyObject {
    /// Makes the objects and connects them. The file is read by the first call.
    /// - Parameters:
    ///   - owner: the object of the placeholder File's Owner.
    ///   - externals: the objects of the other placeholders, by their identifiers.
    /// - Returns: the objects at the top of the document, in its order, without the placeholders.
    func makeObjects(owner: AnyObject?, externals: [String: AnyObject]) -> [Any]
}

/// The reader of Interface Builder's files. It is declared in a module above this one, and found by its name.
@MainActor
package protocol NibReading: AnyObject {
    static func contents(named name: String, bundle: Bundle?) -> any NibContents
    static func contents(of data: Data, bundle: Bundle?) -> any NibContents
}

@MainActor
package enum NibReaders {
    private static let found = ClassLookup.find("NibReader") as? any NibReading.Type

    package static var reader: any NibReading.Type {
        guard let found else {
            fatalError("UINib: the program has no reader for files of Interface Builder. Link UIKit, not a part of it.")
        }
        return found
    }
}
