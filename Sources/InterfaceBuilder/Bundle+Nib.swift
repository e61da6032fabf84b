public import Foundation

extension Bundle {
    /// Loads the nib of a name from the bundle; see ``UINib/instantiate(withOwner:options:)``.
    // apple: https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
