import MapKit
import Testing

struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

    @Test("Each kind of geometry is a shape")
    func shapes() throws {
        let text = """
            {"type": "GeometryCollection", "geometries": [
            {"type": "Point", "coordinates": [10, 20, 300]},
            {"type": "MultiPoint", "coordinates": [[0, 0], [1, 1]]},
            {"type": "LineString", "coordinates": [[0, 0], [1, 1], [2, 0]]},
            {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]},
            {"type": "Polygon", "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]},
            {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]]]}]}
            """
        let shapes = try decode(text)
        #expect(shapes.count == 6)
        #expect((shapes[0] as? MKPointAnnotation)?.coordinate.latitude == 20)
        #expect((shapes[1] as? MKMultiPoint)?.pointCount == 2)
        #expect((shapes[2] as? MKPolyline)?.pointCount == 3)
        #expect((shapes[3] as? MKMultiPolyline)?.polylines.count == 2)
        #expect((shapes[4] as? MKPolygon)?.interiorPolygons?.count == 1)
        #expect((shapes[5] as? MKMultiPolygon)?.polygons.first?.pointCount == 4)
    }

    @Test("Features have names, properties and shapes")
    func features() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": 7, "properties": {"name": "A"}, "geometry": {"type": "Point", "coordinates": [1, 2]}},
            {"type": "Feature", "geometry": null}]}
            """
        let features = try decode(text).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.count == 2 && features[0].identifier == "7" && features[0].geometry.first is MKPointAnnotation)
        let properties = try JSONDecoder().decode([String: String].self, from: #require(features[0].properties))
        #expect(properties == ["name": "A"])
        #expect(features[1].identifier == nil && features[1].properties == nil && features[1].geometry.isEmpty)
    }

    @Test(
        "What is no GeoJSON is an error",
        arguments: [
            "", "[]", "{}", "{\"type\": \"Tea\"}", "{\"type\": \"Point\", \"coordinates\": [1]}",
            "{\"type\": \"Polygon\", \"coordinates\": []}",
            "{\"type\": \"LineString\", \"coordinates\": [[\"a\", \"b\"]]}", "{\"type\": \"FeatureCollection\"}",
        ])
    func errors(text: String) {
        #expect { try decode(text) } throws: { ($0 as? MKError)?.code == .decodingFailed }
        let deep =
            String(repeating: "{\"type\": \"GeometryCollection\", \"geometries\": [", count: 100) + String(repeating: "]}", count: 100)
        #expect(throws: MKError.self) { try decode(deep) }
    }
}
