import QuartzCore
import UIKitCore

/// A cell or another view that a section is showing, whose look can be changed while it scrolls.
///
/// A value that was set stays until it is set again.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// From 0, not seen, to 1.
    var alpha: CGFloat { get set }
    /// Higher ones lie in front.
    var zIndex: Int { get set }
    /// True if it is hidden.
    var isHidden: Bool { get set }
    /// Where its middle is, in the coordinates of the content.
    var center: CGPoint { get set }
    /// A transform within the plane, about the middle.
    var transform: CGAffineTransform { get set }
    /// A transform in space, about the middle.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary view; empty for a cell.
    var name: String { get }
    /// The item that the cell shows, or that the view belongs to.
    var indexPath: IndexPath { get }
    /// In the coordinates of the content, as if the section had not scrolled by itself.
    var frame: CGRect { get }
    /// Its own coordinates, in points.
    var bounds: CGRect { get }
    /// Says whether it is a cell, or which other kind of view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Nil for a cell.
    var representedElementKind: String? { get }
}

/// Called when a section is laid out, and each time it has scrolled: with what it shows, how far it has scrolled by itself, and its room.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
