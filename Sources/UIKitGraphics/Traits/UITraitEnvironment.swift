/// Something that has traits: screens, windows, views and controllers.
// apple: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor @objc public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed, with those before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
