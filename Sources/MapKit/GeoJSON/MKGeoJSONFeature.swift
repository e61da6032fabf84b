public import Foundation
import ObjCRuntime

/// Shapes with a name and with what else is known of them.
// apple: https://developer.apple.com/documentation/mapkit/mkgeojsonfeature
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// By which it is told from others, numbers as texts; nil without one.
    public let identifier: String?
    /// What else is known, as JSON; nil without any.
    public let properties: Data?
    /// Its shapes. Several for a collection.
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}
