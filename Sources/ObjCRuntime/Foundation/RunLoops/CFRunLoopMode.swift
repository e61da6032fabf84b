public import Foundation

/// The name of a set of sources that a run loop serves together.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    private let name: String

    /// A mode of a name.
    public init(_ rawValue: NSString) { name = "\(rawValue)" }

    public init(rawValue: NSString) { self.init(rawValue) }

    public var rawValue: NSString { name as NSString }

    /// The one that a run loop is usually in.
    // apple: https://developer.apple.com/documentation/corefoundation/cfrunloopmode/defaultmode
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    /// Stands for all modes that count as usual ones.
    // apple: https://developer.apple.com/documentation/corefoundation/cfrunloopmode/commonmodes
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    var foundationMode: RunLoop.Mode { RunLoop.Mode(rawValue: name) }
}
