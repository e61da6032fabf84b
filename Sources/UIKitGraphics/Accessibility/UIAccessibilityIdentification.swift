/// Something that tests and scripts find by a name.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor @objc public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests and scripts; never shown or read out. Default: nil.
    var accessibilityIdentifier: String? { get set }
}

extension UIImage: UIAccessibilityIdentification {}
