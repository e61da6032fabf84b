import Foundation
import ObjCRuntime

extension MKMapView {
    func decode(_ coder: NSCoder) {
        let type = MKMapType(rawValue: UInt(max(coder.decodeInteger(forKey: "mapType"), 0))) ?? .standard
        preferredConfiguration = MKMapConfiguration.of(type)
        let flag = { (key: String, usual: Bool) in coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : usual }
        isZoomEnabled = flag("zoomEnabled", true)
        isScrollEnabled = flag("scrollEnabled", true)
        isRotateEnabled = flag("rotateEnabled", true)
        isPitchEnabled = flag("pitchEnabled", true)
        showsPointsOfInterest = flag("showsPointsOfInterest", true)
        showsBuildings = flag("showsBuildings", true)
        showsTraffic = flag("showsTraffic", false)
        showsCompass = flag("showsCompass", true)
        showsScale = flag("showsScale", false)
        showsUserLocation = flag("showsUserLocation", false)
    }

    func encodeSettings(_ coder: NSCoder) {
        coder.encode(Int(mapType.rawValue), forKey: "mapType")
        let flags = [
            "zoomEnabled": isZoomEnabled, "scrollEnabled": isScrollEnabled, "rotateEnabled": isRotateEnabled,
            "pitchEnabled": isPitchEnabled, "showsPointsOfInterest": showsPointsOfInterest, "showsBuildings": showsBuildings,
            "showsTraffic": showsTraffic, "showsCompass": showsCompass, "showsScale": showsScale,
            "showsUserLocation": showsUserLocation,
        ]
        for (key, value) in flags { coder.encode(value, forKey: key) }
    }
}
