import UIKitCore

/// The content of one segment, and its action.
struct SegmentContent {
    var title: String?
    /// In place of the title.
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 leaves it to the control.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }

    @MainActor init(action: UIAction) {
        self.action = action
        title = action.title
        image = action.image
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// The meaning of an element of the array that a control is made from.
    @MainActor static func of(_ item: Any) -> SegmentContent {
        switch item {
        case let action as UIAction: SegmentContent(action: action)
        case let image as UIImage: SegmentContent(image: image)
        case let title as String: SegmentContent(title: title)
        default: SegmentContent(title: "\(item)")
        }
    }
}
