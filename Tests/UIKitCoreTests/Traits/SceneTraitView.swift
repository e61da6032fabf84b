import UIKitTesting

/// Counts the changes of its traits.
final class SceneTraitView: UIView {
    private(set) var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
    }
}
