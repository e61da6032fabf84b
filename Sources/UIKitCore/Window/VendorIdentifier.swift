import Foundation

/// A number by which the applications of one maker know a device again: made when it is first asked for, and kept beside the defaults.
enum VendorIdentifier {
    private static let suite = "device"
    private static let key = "VendorIdentifier"

    static func read() -> UUID? {
        guard let defaults = UserDefaults(suiteName: suite) else { return nil }
        if let kept = defaults.string(forKey: key).flatMap(UUID.init(uuidString:)) { return kept }
        let made = UUID()
        defaults.set(made.uuidString, forKey: key)
        return made
    }
}
