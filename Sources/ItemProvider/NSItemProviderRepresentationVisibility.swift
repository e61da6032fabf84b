/// Who may read a representation. Other programs of the desktop get what all may read.
// apple: https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team
    case group
    case ownProcess
}

/// How the file of a representation may be used.
// apple: https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file may be opened where it lies.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
