import Translator

/// Recognizes the errors that the next translation can avoid: for a member looked up on `AnyObject` or `AnyClass`, which it sends by name,
/// for one that it took for an optional requirement, and for an optional requirement that it did not see; and for an initializer of a class that is only known at run time.
package enum MemberLookup {
    /// The member's name in "value of type 'AnyObject' has no member 'm'", or in the same message about a class that is known at run time only;
    /// nil for others.
    package static func member(missingIn message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        if message.hasPrefix("failed to produce diagnostic for expression") { return Repair.unexplained }
        if parts.first == "constructing an object of class type ", message.contains("must use a 'required' initializer") {
            return Repair.initializer
        }
        if parts.count >= 7, parts[0] == "value of type ", parts[3].filter({ !"()?! ".contains($0) }) == "anyAnyObject.Type",
            parts[4] == ") has no member "
        {
            return String(parts[5].prefix { $0 != "(" })
        }
        if parts.count == 3, parts[0] == "value of type ", parts[2] == " has no subscripts", isAnyObject(parts[1]) { return Repair.element }
        guard parts.count >= 5, parts[0] == "value of type " || parts[0] == "type ", parts[2] == " has no member " else { return nil }
        if isRequirement(parts[3]) { return String(parts[3]) }
        let member = String(parts[3].prefix { $0 != "(" })
        guard parts[0] == "value of type " else { return nil }
        if isAnyObject(parts[1]) { return member }
        return parts[1].drop { $0 == "(" }.hasPrefix("any") && parts[1].contains("any ") ? Repair.requirement + member : nil
    }

    private static func isAnyObject(_ type: Substring) -> Bool {
        ["AnyObject", "anyAnyObject"].contains(type.filter { !"()?! ".contains($0) })
    }

    /// Returns true if the name is that of a property which the translator makes for an optional requirement.
    package static func isRequirement(_ member: some StringProtocol) -> Bool { member.hasPrefix("_opt_") }
}
