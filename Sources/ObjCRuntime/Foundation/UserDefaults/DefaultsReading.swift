import Foundation

/// How a kept value is read as one of another type.
enum DefaultsReading {
    static func string(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    /// The number at the beginning of a text, 0 without one; cut off at the ends of the range.
    static func integer(_ value: Any?) -> Int {
        switch value {
        case let number as NSNumber: whole(number)
        case let text as String: (text as NSString).integerValue
        default: 0
        }
    }

    private static func whole(_ number: NSNumber) -> Int {
        let fraction = number.doubleValue
        guard ["d", "f"].contains(String(cString: number.objCType)) else { return number.intValue }
        if fraction.isNaN { return 0 }
        return fraction >= Double(Int.max) ? Int.max : fraction <= Double(Int.min) ? Int.min : Int(fraction)
    }

    static func double(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let text as String: (text as NSString).doubleValue
        default: 0
        }
    }

    /// A number other than 0; a text that begins with a number other than 0, or with Y, y, T or t.
    static func bool(_ value: Any?) -> Bool {
        switch value {
        case let number as NSNumber: number.boolValue
        case let text as String: (text as NSString).boolValue
        default: false
        }
    }

    static func url(_ value: Any?) -> URL? {
        switch value {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).flatMap { $0 } as URL?
        default: nil
        }
    }

    /// The stored form of a URL: a file as its path, anything else as an archive.
    static func keptForm(of url: URL) -> Any? {
        if url.isFileURL { return abbreviated(url.path) }
        return try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    }

    /// The path with a tilde for the home folder, which may be elsewhere at the next start.
    private static func abbreviated(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}
