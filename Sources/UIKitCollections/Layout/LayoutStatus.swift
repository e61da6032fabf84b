import Foundation
import UIKitCore

/// What a collection view has to do with a layout.
@MainActor
struct LayoutStatus {
    weak var owner: UICollectionView?
    /// Whether the layout was invalidated since it was prepared last.
    var needsPrepare = true
    /// How often the layout was invalidated, so that who keeps answers of it notices.
    var generation = 0
    /// Whether `prepare()` is running.
    var isPreparing = false
    /// What base implementations answer while a batch is being shown.
    var fades = ElementFades()
    var decorations = DecorationRegistry()
    var attributes = AttributesPool()
}

/// What decoration views of a kind are made of.
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
