import Foundation
import UIKitCore

/// The state of a layout in its collection view.
@MainActor
struct LayoutStatus {
    weak var owner: UICollectionView?
    /// True if the layout was invalidated since it was prepared last.
    var needsPrepare = true
    /// How often the layout was invalidated, so that who keeps answers of it notices.
    var generation = 0
    /// True if `prepare()` is running.
    var isPreparing = false
    /// The fades that base implementations use while a batch is being shown.
    var fades = ElementFades()
    var decorations = DecorationRegistry()
    var attributes = AttributesPool()
}

/// The class or nib of decoration views of a kind.
@MainActor
struct DecorationRegistry {
    var classes: [String: UICollectionReusableView.Type] = [:]
    var prototypes: [String: any ElementPrototype] = [:]
}

/// Where elements come from and go to in a batch of changes, as long as no layout says something else.
@MainActor
struct ElementFades {
    var appearing: (UICollectionView.ElementCategory, String?, IndexPath) -> UICollectionViewLayoutAttributes? = { _, _, _ in nil }
    var disappearing: (UICollectionView.ElementCategory, String?, IndexPath) -> UICollectionViewLayoutAttributes? = { _, _, _ in nil }
}
