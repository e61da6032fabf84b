import Foundation

/// Stands for an item of a share sheet that is made only when the user has chosen what to do with it.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor @objc public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the same class as the item: by it the sheet finds out what can be done. Called before the sheet is shown.
    @objc(activityViewControllerPlaceholderItem:)
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for an activity that was chosen; nil where this source has none for it.
    @objc(activityViewController:itemForActivityType:)
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject of what is sent, for activities that have one.
    @objc(activityViewController:subjectForActivityType:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The type of the item's data, where the item is data.
    @objc(activityViewController:dataTypeIdentifierForActivityType:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// A small picture of the item. The sheet here shows the picture of the placeholder.
    @objc(activityViewController:thumbnailImageForActivityType:suggestedSize:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}
