public import Foundation

/// How a collection of pointers treats its elements.
// apple: https://developer.apple.com/documentation/foundation/nspointerfunctions
open class NSPointerFunctions: Foundation.NSObject {
    /// The treatment of a collection of pointers' elements.
    // apple: https://developer.apple.com/documentation/foundation/nspointerfunctions/options
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Elements are kept alive. The default.
        public static let strongMemory: Options = []
        /// Elements are not kept alive, and vanish when they die.
        public static let weakMemory = Options(rawValue: 5)
        /// Elements are compared with `isEqual(_:)`. The default.
        public static let objectPersonality: Options = []
        /// Elements are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
        /// Elements are copied when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    let options: Options

    /// The treatment that the options describe.
    public init(options: Options = []) { self.options = options }
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }
    var comparesIdentity: Bool { contains(.objectPointerPersonality) }
}

/// The older names of the options of hash tables.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The older names of the options of map tables.
public typealias NSMapTableOptions = NSPointerFunctions.Options
