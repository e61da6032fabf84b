import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) internal import UIKitTextInput

/// Waits until a finger that drags an item has rested over another one for as long as the cadence says.
@MainActor
final class DropRest {
    private var waiting: (path: IndexPath?, timer: CaretTimer)?
    private var point = CGPoint.zero

    /// Calls at once, or when the finger has stayed over the same item; with the position where it is then.
    func follow(
        _ point: CGPoint, over path: IndexPath?, _ cadence: UICollectionView.ReorderingCadence, _ body: @escaping (CGPoint) -> Void
    ) {
        self.point = point
        guard cadence != .immediate else {
            stop()
            return body(point)
        }
        if let waiting, waiting.path == path { return }
        waiting?.timer.stop()
        // Once: whoever rests on is where the item is shown already.
        let timer = CaretTimer(after: cadence.rest, every: .greatestFiniteMagnitude) { [unowned self] in body(self.point) }
        waiting = (path, timer)
    }

    func stop() {
        waiting?.timer.stop()
        waiting = nil
    }
}

extension UICollectionView.ReorderingCadence {
    // ad-hoc: documented as a short delay and a longer one
    fileprivate var rest: TimeInterval { self == .slow ? 0.5 : 0.2 }
}
