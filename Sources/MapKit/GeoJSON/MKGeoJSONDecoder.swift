public import Foundation
import ObjCRuntime

/// Reads shapes from GeoJSON (RFC 7946).
// apple: https://developer.apple.com/documentation/mapkit/mkgeojsondecoder
open class MKGeoJSONDecoder: NSObject {
    private typealias Shape = any MKShape & MKGeoJSONObject

    /// A reader.
    public override init() {}

    /// The shapes and features in the data; those of a collection one by one.
    /// - Throws: ``MKError/decodingFailed`` for what is no GeoJSON.
    // apple: https://developer.apple.com/documentation/mapkit/mkgeojsondecoder/decode(_:)
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw MKError(.decodingFailed) }
        switch object["type"] as? String {
        case "FeatureCollection": return try Self.objects(object["features"]).map(Self.feature)
        case "Feature": return [try Self.feature(object)]
        default: return try Self.shapes(object, depth: 0)
        }
    }

    private static func objects(_ value: Any?) throws -> [[String: Any]] {
        guard let objects = value as? [[String: Any]] else { throw MKError(.decodingFailed) }
        return objects
    }

    private static func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
        let name = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
        let properties = (object["properties"] as? [String: Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
        let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, depth: 0) } ?? []
        return MKGeoJSONFeature(identifier: name, properties: properties, geometry: geometry)
    }

    // MARK: Shapes

    /// - Parameter depth: how many collections it lies in; those of strangers must not go on for ever.
    private static func shapes(_ object: [String: Any], depth: Int) throws -> [Shape] {
        let coordinates = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(coordinates))]
        case "MultiPoint": return [MKMultiPoint(mapPoints: try points(coordinates))]
        case "LineString": return [MKPolyline(mapPoints: try points(coordinates))]
        case "MultiLineString": return [MKMultiPolyline(try list(coordinates).map { MKPolyline(mapPoints: try points($0)) })]
        case "Polygon": return [try polygon(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(polygon))]
        case "GeometryCollection" where depth < 32:
            return try objects(object["geometries"]).flatMap { try shapes($0, depth: depth + 1) }
        default: throw MKError(.decodingFailed)
        }
    }

    private static func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }

    /// Longitude first; a height after it is not read.
    private static func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).prefix(2).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private static func points(_ value: Any?) throws -> [MKMapPoint] { try list(value).map { MKMapPoint(try place($0)) } }

    /// The outline, and then the holes.
    private static func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(points)
        guard let outline = rings.first else { throw MKError(.decodingFailed) }
        let holes = rings.dropFirst().map { MKPolygon(mapPoints: $0, holes: nil) }
        return MKPolygon(mapPoints: outline, holes: holes.isEmpty ? nil : holes)
    }
}
