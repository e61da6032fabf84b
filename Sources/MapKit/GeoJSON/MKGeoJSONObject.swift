public import Foundation
import ObjCRuntime

/// What GeoJSON can hold: a shape, or a feature.
// apple: https://developer.apple.com/documentation/mapkit/mkgeojsonobject
@objc public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
