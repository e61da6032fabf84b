import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Subclasses change copies of what they are given, since UIKit keeps what it gives (CV-129).
extension UICollectionViewFlowLayout {
    /// Notes what a subclass is given. The layout itself changes nothing.
    final func noteGiven(_ elements: [UICollectionViewLayoutAttributes]) {
        guard flow.given != nil, type(of: self) != UICollectionViewFlowLayout.self else { return }
        flow.given = elements.map { ($0, $0.frame) }
    }

    /// Says once where a subclass has changed what it was given instead of a copy.
    final func warnOfChangedOriginals() {
        guard let given = flow.given, !given.isEmpty else { return }
        flow.given = []
        guard let changed = given.first(where: { $0.attributes.frame != $0.frame }) else { return }
        flow.given = nil
        ConsoleWarning.tell(
            "Logging only once for UICollectionViewFlowLayout cache mismatched frame\n"
                + "UICollectionViewFlowLayout has cached frame mismatch for index path \(changed.attributes.indexPath) - cached value: "
                + "\(changed.attributes.frame); expected value: \(changed.frame)\n"
                + "This is likely occurring because the flow layout subclass \(type(of: self)) is modifying attributes returned by "
                + "UICollectionViewFlowLayout without copying them. Change copies: attributes.copy() as! UICollectionViewLayoutAttributes.")
    }
}
