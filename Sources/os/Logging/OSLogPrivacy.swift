/// Who may read a value in the log.
///
/// Everything is shown on the developer's machine but what says that it is private.
// apple: https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    /// The mask of a private value.
    public struct Mask: Equatable, Sendable {
        let shows: Bool
        /// A short number by which equal values are recognised.
        public static var hash: Mask { Mask(shows: true) }
        /// Nothing.
        public static var none: Mask { Mask(shows: false) }
    }

    private enum Kind { case automatic, shown, hidden }
    private let kind: Kind
    private let mask: Mask

    /// Shown here.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }
    /// Shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    /// Not shown: `<private>` stands for it.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
    /// Not shown: `<private>` stands for it.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
    /// Shown here, whatever the mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
    /// Not shown; the mask stands for it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// Not shown; the mask stands for it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

    /// The text of a value in the log.
    func applied(to text: String) -> String {
        guard kind == .hidden else { return text }
        guard mask.shows else { return "<private>" }
        // FNV-1a: the same in each run, unlike the hash values of Swift.
        let number = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "<mask.hash: '\(String(number, radix: 16))'>"
    }
}
