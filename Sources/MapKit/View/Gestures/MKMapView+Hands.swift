import Foundation
import UIKit

extension MKMapView {
    func beginGesture() {
        if state.motion != nil {
            // A finger that catches the map goes on with the change that the delegate knows of.
            state.motion = nil
        }
        state.gestureCount += 1
        tracker.mapWasMovedByHand()
        announceChange(animated: false)
    }

    func moveByHand(_ projection: MapProjection) {
        state.wanted = nil
        apply(projection)
    }

    /// - Parameter velocity: of the finger that has let go, in points a second.
    func endGesture(velocity: CGPoint) {
        state.gestureCount = max(state.gestureCount - 1, 0)
        guard state.gestureCount == 0 else { return }
        if MapMotion.glides(velocity), UIView.areAnimationsEnabled, window != nil {
            start(.glide(from: state.projection, velocity: velocity, start: CACurrentMediaTime()))
        } else {
            concludeChange()
        }
    }
}
