import Foundation
import UIKitCore

/// Keeps headers and footers in sight that are to stay there. Along one axis.
@MainActor
struct PinnedPositions {
    /// In front of everything else.
    static let zIndex = 1_000_000_001

    let axis: CompositionalAxis
    /// The visible range, less the insets of the view.
    let visible: ClosedRange<CGFloat>

    /// Where boundary items stand.
    /// - Parameters:
    ///   - frames: where they would stand, in the coordinates of the content.
    ///   - end: that of the section, or of all sections.
    func frames(_ items: [NSCollectionLayoutBoundarySupplementaryItem], _ frames: [CGRect], start: CGFloat, end: CGFloat) -> [CGRect] {
        zip(items, frames).map { item, frame in
            guard item.pinToVisibleBounds else { return frame }
            let side = axis == .vertical ? item.alignment.vertical : item.alignment.horizontal
            let length = axis.length(frame.size)
            let natural = axis.start(frame)
            var position = natural
            if side < 0 {
                let limit = zip(items, frames).filter { isAtEnd($0.0) }.map { axis.start($0.1) }.min() ?? end
                position = max(natural, min(visible.lowerBound, limit - length))
            } else if side > 0 {
                let limit = zip(items, frames).filter { isAtStart($0.0) }.map { axis.end($0.1) }.max() ?? start
                position = min(natural, max(visible.upperBound - length, limit))
            }
            return axis.moved(frame, by: position - natural)
        }
    }

    private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        (axis == .vertical ? item.alignment.vertical : item.alignment.horizontal) < 0
    }

    private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        (axis == .vertical ? item.alignment.vertical : item.alignment.horizontal) > 0
    }
}
