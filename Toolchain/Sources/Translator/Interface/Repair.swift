/// A position where the compiler, which alone knows types, refused a member that Objective-C would have looked up by name.
///
/// Made by the driver from the message "value of type 'AnyObject' has no member 'm'"; the next translation sends the member by name.
public struct Repair: Sendable, Hashable, Codable {
    /// Stands for the name of a member where a metatype's initializer is called that only Objective-C's classes let be called so.
    public static let initializer = "required init"
    /// Stands for the name of a member where an object that may be of any class is asked for an element.
    public static let element = "subscript"
    /// Begins the member of a value that is a protocol, which may be an optional requirement that the source names without its labels.
    public static let requirement = "optional "

    /// Stands for all members with well-known names in an expression that the compiler has refused without saying why.
    public static let unexplained = "unexplained"

    public let path: String
    /// The line of the member's name in the source, from 1.
    public let line: Int
    public let member: String

    public init(path: String, line: Int, member: String) {
        self.path = path
        self.line = line
        self.member = member
    }
}
