/// Recognizes the error for a member looked up on `AnyObject`, which the next translation can send by name.
enum MemberLookup {
    /// The member's name in "value of type 'AnyObject' has no member 'm'"; nil for other messages.
    static func member(missingIn message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 5, parts[0] == "value of type ", parts[2] == " has no member " else { return nil }
        let type = parts[1].filter { !"()?! ".contains($0) }
        guard type == "AnyObject" || type == "anyAnyObject" else { return nil }
        return String(parts[3].prefix { $0 != "(" })
    }
}
