import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Loads the views of controllers. `UIKitCore` finds it by its name.
@MainActor
final class ControllerNibLoader: ControllerNibLoading {
    /// A nib is read once, and its controllers are often made in great number.
    private static var nibs: [String: UINib] = [:]

    static func hasNib(named name: String, bundle: Bundle?) -> Bool { NibFiles.find(name, in: bundle) != nil }

    static func loadNib(named name: String, owner: AnyObject, bundle: Bundle?) -> [Any] {
        let key = "\(bundle?.bundlePath ?? "")/\(name)"
        let nib = nibs[key] ?? UINib(nibName: name, bundle: bundle)
        nibs[key] = nib
        return nib.instantiate(withOwner: owner, options: nil)
    }
}
