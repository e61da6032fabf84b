/// The first word of a command, as scripts spell it.
enum DriveVerb: String, CaseIterable {
    case tap
    case doubleTap = "doubletap"
    case twoFingerDrag = "two-finger-drag"
    case press, drag, swipe, fling, pinch, rotate, wheel
    case type, key, clear
    case wait, until
    case rotateDevice = "rotate-device"
    case background, foreground
    case memoryWarning = "memory-warning"
    case shake
    case openURL = "open-url"
    case shortcut
    case appearance
    case textSize = "text-size"
    case location, network, biometry, authenticate
    case expect
    case expectNot = "expect-not"
    case expectValue = "expect-value"
    case expectSelected = "expect-selected"
    case snapshot, dump, quit, kill

    /// Tells a writer of scripts that this is no command, and which one was probably meant.
    static func unknown(_ name: String) -> String {
        let nearest = allCases.map { (verb: $0.rawValue, distance: editDistance($0.rawValue, name)) }.min { $0.distance < $1.distance }
        if let nearest, nearest.distance <= 2 { return "unknown command \"\(name)\"; did you mean \"\(nearest.verb)\"?" }
        return "unknown command \"\(name)\"; known are \(allCases.map(\.rawValue).joined(separator: ", "))"
    }

    /// How many letters to insert, drop or replace to get from one word to the other.
    private static func editDistance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let substituted = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, min(row[j], row[j + 1]) + 1)
            }
        }
        return row[b.count]
    }
}
