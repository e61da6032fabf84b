/// The name of something that an app adds to the state of a view.
// apple: https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of the app's choice; reverse domain notation keeps it from others'.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
