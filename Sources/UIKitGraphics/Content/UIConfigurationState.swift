/// The state that a configuration may depend on: traits, and values under keys of the app's.
// apple: https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
public protocol UIConfigurationState {
    /// An ordinary state under some traits.
    init(traitCollection: UITraitCollection)

    /// The traits of the view that is configured.
    var traitCollection: UITraitCollection { get set }

    /// The value that the app has set under a key; nil if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
