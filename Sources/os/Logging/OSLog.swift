public import Foundation

/// A part of a program, whose messages bear its name.
// apple: https://developer.apple.com/documentation/os/oslog
public final class OSLog: NSObject, Sendable {
    /// Categories that Apple's instruments know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// - Parameters:
    ///   - subsystem: usually the app's identifier.
    ///   - category: what within it.
    // apple: https://developer.apple.com/documentation/os/oslog/init(subsystem:category:)
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// A log of a program, of one of the categories that instruments know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
    }

    /// The log of those who name none.
    public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
    /// The log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns true if messages of a type are written.
    // apple: https://developer.apple.com/documentation/os/oslog/isenabled(type:)
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogLevel.ofProcess.writes(type) }

    /// True if signposts are recorded. Always false: nothing here shows them.
    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ text: () -> String) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(text(), type, subsystem: subsystem, category: category)
    }
}
