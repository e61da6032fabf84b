import Foundation
import ItemProvider

/// Something that is dragged: what it is for whoever takes it, and what it looks like meanwhile.
// apple: https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor @objcMembers open class UIDragItem: UIObject {
    /// Hands out the data when the item is dropped.
    public let itemProvider: NSItemProvider
    /// The app's own value of the item; others never see it (SV-15). Default: nil.
    open var localObject: Any?
    /// Makes what is shown in place of the lifted view; one that answers nil shows nothing, and nil is the usual preview (SV-16).
    ///
    /// Setting it during a drag changes what is shown at once.
    open var previewProvider: (() -> UIDragPreview?)? { didSet { previewProviderDidChange?() } }

    /// An item whose data come from a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    var previewProviderDidChange: (() -> Void)?
    /// The size of what is seen of it, in points.
    package var shownSize = CGSize.zero
}
