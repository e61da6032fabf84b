import MapKit
import Testing
import UIKitTesting

@MainActor
struct NibTests {
    @Test("MO-17: a map of a storyboard has what stands there")
    func attributes() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <mapView clipsSubviews="YES" contentMode="scaleToFill" mapType="hybrid" showsUserLocation="NO" zoomEnabled="NO"
                    pitchEnabled="NO" id="map"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/></mapView>
            </objects></document>
            """
        let map = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? MKMapView)
        #expect(map.frame.size == CGSize(width: 320, height: 200))
        #expect(map.mapType == .hybrid)
        #expect(!map.isZoomEnabled)
        #expect(!map.isPitchEnabled)
        #expect(map.isScrollEnabled)
        #expect(map.isRotateEnabled)
        #expect(!map.showsUserLocation)
        #expect(NSStringFromClass(type(of: map)) == "MKMapView")
    }

    @Test("A newer storyboard has an object for what the map is like")
    func configuration() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <mapView id="a"><standardMapConfiguration key="preferredConfiguration"/></mapView>
                <mapView id="b"><imageryMapConfiguration key="preferredConfiguration" elevationStyle="realistic"/></mapView>
            </objects></document>
            """
        let maps = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? MKMapView }
        #expect(maps.map(\.mapType) == [.standard, .satelliteFlyover])
        #expect(maps.last?.preferredConfiguration is MKImageryMapConfiguration)
    }

    @Test("Settings are archived")
    func archive() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (map.mapType, map.isScrollEnabled) = (.satellite, false)
        let data = try NSKeyedArchiver.archivedData(withRootObject: map, requiringSecureCoding: false)
        let copy = try #require(try restored(data) as? MKMapView)
        #expect(copy.mapType == .satellite)
        #expect(!copy.isScrollEnabled)
        #expect(copy.isZoomEnabled)
        let camera = MKMapCamera(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 1, longitude: 2), fromDistance: 3, pitch: 4, heading: 5)
        let stored = try NSKeyedArchiver.archivedData(withRootObject: camera, requiringSecureCoding: false)
        #expect(try restored(stored) as? MKMapCamera == camera)
    }

    private func restored(_ data: Data) throws -> Any? {
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
