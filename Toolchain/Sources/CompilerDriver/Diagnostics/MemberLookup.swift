import Translator

/// Recognizes the errors that the next translation can avoid: for a member looked up on `AnyObject`, which it sends by name, and for one
/// that it took for an optional requirement; and for an initializer of a class that is only known at run time.
enum MemberLookup {
    /// The member's name in "value of type 'AnyObject' has no member 'm'"; nil for other messages.
    static func member(missingIn message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        if parts.first == "constructing an object of class type ", message.contains("must use a 'required' initializer") {
            return Repair.initializer
        }
        guard parts.count >= 5, parts[0] == "value of type " || parts[0] == "type ", parts[2] == " has no member " else { return nil }
        if isRequirement(parts[3]) { return String(parts[3]) }
        let type = parts[1].filter { !"()?! ".contains($0) }
        guard parts[0] == "value of type ", type == "AnyObject" || type == "anyAnyObject" else { return nil }
        return String(parts[3].prefix { $0 != "(" })
    }

    /// Whether the name is that of a property which the translator makes for an optional requirement.
    static func isRequirement(_ member: some StringProtocol) -> Bool { member.hasPrefix("_opt_") }
}
