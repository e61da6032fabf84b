import Foundation

/// Something that can be in a menu: what actions have in common, a title and a picture.
// apple: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor @objcMembers open class UIMenuElement: UIObject, UIAccessibilityIdentification {
    /// The title. Default: empty.
    open internal(set) var title: String

    /// A second, smaller line under the title; nil for none. Default: nil.
    open var subtitle: String?

    /// The image beside the title; nil for none. Default: nil.
    open internal(set) var image: UIImage?

    /// The name of its row in a menu for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
