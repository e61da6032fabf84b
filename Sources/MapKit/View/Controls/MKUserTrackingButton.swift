public import Foundation
import ObjCRuntime
public import UIKit

/// Has the map follow the user, and stops that.
// apple: https://developer.apple.com/documentation/mapkit/mkusertrackingbutton
@objcMembers open class MKUserTrackingButton: UIView {
    /// The map that it is for. Not kept alive.
    open weak var mapView: MKMapView?

    /// A button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
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
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "location"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = "Tracking"
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        addSubview(button)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    @objc private func tapped() { mapView?.userTrackingMode = mapView?.userTrackingMode == MKUserTrackingMode.none ? .follow : .none }
}

/// The same in a bar.
// apple: https://developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem
@objcMembers open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that it is for. Not kept alive.
    open weak var mapView: MKMapView?

    /// An item for a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        image = UIImage(systemName: "location")
        target = self
        action = #selector(tapped)
        accessibilityLabel = "Tracking"
    }

    @objc private func tapped() { mapView?.userTrackingMode = mapView?.userTrackingMode == MKUserTrackingMode.none ? .follow : .none }
}
