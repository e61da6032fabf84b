/// A public type, member or function, as the site shows it.
struct Declaration {
    var identifier: String
    /// The names from the outermost type on: `UIButton`, `Configuration`, `title`.
    var path: [String]
    var kind: Kind
    /// Swift source.
    var source: String
    /// Markdown; empty if there is no comment.
    var comment: String
    /// Apple's page about it.
    var applePage: String?
    /// True if it says again what a superclass declares.
    var isOverride = false

    var name: String { path.last ?? "" }
    var fullName: String { path.joined(separator: ".") }

    enum Kind: String, CaseIterable {
        case type, initializer, property, method, enumCase, typeMember, function

        /// Over a list of such members.
        var heading: String {
            switch self {
            case .type: "Types"
            case .initializer: "Creating one"
            case .property: "Properties"
            case .method: "Methods"
            case .enumCase: "Cases"
            case .typeMember: "Members of the type"
            case .function: "Functions and constants"
            }
        }

        /// - Parameter identifier: what a symbol graph calls it; nil if the site does not show it.
        init?(_ identifier: String, isTopLevel: Bool) {
            switch identifier {
            case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype", "swift.actor":
                self = .type
            case "swift.init": self = .initializer
            case "swift.enum.case": self = .enumCase
            case "swift.property", "swift.subscript": self = .property
            case "swift.method": self = .method
            case "swift.type.property", "swift.type.method", "swift.type.subscript": self = .typeMember
            case "swift.func", "swift.var": self = isTopLevel ? .function : .typeMember
            default: return nil
            }
        }
    }
}
