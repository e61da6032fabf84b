import Foundation

extension UIImage {
    /// The title of the picture where it stands for itself, as in a segment. Default: nil.
    @objc open var accessibilityLabel: String? {
        get { objc_getAssociatedObject(self, &Key.label) as? String }
        set { objc_setAssociatedObject(self, &Key.label, newValue, .OBJC_ASSOCIATION_COPY) }
    }

    /// A name for tests and scripts; never shown or read out. Default: the name by which the picture or the symbol was found; nil for others.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    @objc open var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, &Key.identifier) as? String ?? content.name }
        set { objc_setAssociatedObject(self, &Key.identifier, newValue, .OBJC_ASSOCIATION_COPY) }
    }

    /// Only the addresses count.
    private enum Key {
        nonisolated(unsafe) static var label: UInt8 = 0
        nonisolated(unsafe) static var identifier: UInt8 = 0
    }
}
