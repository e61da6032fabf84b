import UIKitCore

/// The state of a view that a collection view has made.
@MainActor
struct ElementStatus {
    var identifier: String?
    /// The last attributes that the view was placed by: a copy.
    var attributes: UICollectionViewLayoutAttributes?
    /// That of its last position in the tree.
    var zIndex = 0
    weak var owner: UICollectionView?
    /// The size that the view has asked for last, and the safe area that it was in then; nil if it had what it wanted.
    var wish: (size: CGSize, insets: UIEdgeInsets)?
}
