import Foundation
import UIKitCore

// Asking a layout about an element whatever it is.
extension UICollectionViewLayout {
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }

    /// Whence an element comes, as it is shown.
    final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let own = ownInitialAttributes(of: key)
        return isMirrored ? own.map(mirrored) : own
    }

    /// Where an element goes, as it is shown.
    final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let own = ownFinalAttributes(of: key)
        return isMirrored ? own.map(mirrored) : own
    }

    private func ownInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }

    private func ownFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }
}
