import Foundation

/// Reads and writes views in archives and nibs. Declared in InterfaceBuilder, and found by the name of its class.
@MainActor
package protocol ViewCoding {
    /// Takes over what an archive says about a view; an archive that is none of a view changes nothing.
    static func decode(_ view: UIView, from coder: NSCoder)
    static func encode(_ view: UIView, to coder: NSCoder)
}

@MainActor
enum ViewCoders {
    static let shared: any ViewCoding.Type = ClassLookup.require("ViewCoder", of: "InterfaceBuilder")
}
