public import Foundation
import ObjCRuntime
public import UIKit

/// Shows where the north is, and turns the map to it when it is tapped.
// apple: https://developer.apple.com/documentation/mapkit/mkcompassbutton
@objcMembers open class MKCompassButton: UIView {
    /// The map that it is for. Not kept alive.
    open weak var mapView: MKMapView? { didSet { mapDidTurn(to: mapView?.camera.heading ?? 0) } }
    /// Says whether it is shown; adaptive: while the map is turned. Default: adaptive.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapDidTurn(to: heading) } }

    private var heading = 0.0
    private let needle = CompassNeedle(frame: CGRect(x: 0, y: 0, width: 36, height: 36))

    /// A compass for a map.
    // apple: https://developer.apple.com/documentation/mapkit/mkcompassbutton/init(mapview:)
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        self.mapView = mapView
        mapView?.add(compass: self)
        mapDidTurn(to: mapView?.camera.heading ?? 0)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(needle)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        isAccessibilityElement = true
        accessibilityLabel = "Compass"
        accessibilityTraits = .button
        mapDidTurn(to: 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }

    @nonobjc final func mapDidTurn(to heading: Double) {
        self.heading = heading
        needle.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        isHidden = compassVisibility == .hidden || (compassVisibility == .adaptive && heading == 0)
    }

    @objc private func tapped() {
        guard let mapView else { return }
        let camera = mapView.camera
        camera.heading = 0
        mapView.setCamera(camera, animated: true)
    }
}
