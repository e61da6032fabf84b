import QuartzCore
import UIKitCore

/// A cell or another view that a section is showing, whose look can be changed while it scrolls.
///
/// What is set stays until it is set again.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary view; empty for a cell.
    var name: String { get }
    var indexPath: IndexPath { get }
    /// In the coordinates of the content, as if the section had not scrolled by itself.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Nil for a cell.
    var representedElementKind: String? { get }
}

/// Called when a section is laid out, and each time it has scrolled: with what it shows, how far it has scrolled by itself, and its room.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
