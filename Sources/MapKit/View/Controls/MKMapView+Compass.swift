import UIKit

extension MKMapView {
    func add(compass: MKCompassButton) { state.compasses.add(compass) }

    func compassDidChange() {
        if !showsCompass { state.compass?.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Puts the map's own compass into its corner, once the map has been turned.
    func layoutCompass() {
        guard showsCompass, state.projection.heading != 0 || state.compass != nil else { return }
        let compass = state.compass ?? MKCompassButton(mapView: self)
        state.compass = compass
        if compass.superview !== self { addSubview(compass) }
        compass.frame = CGRect(x: bounds.maxX - safeAreaInsets.right - 44, y: safeAreaInsets.top + 8, width: 36, height: 36)
    }

    func turnCompasses() { for compass in state.compasses.allObjects { compass.mapDidTurn(to: state.projection.heading) } }
}
