public import Foundation

/// Something that was seen in a picture. Nothing ever is here (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avmetadataobject
open class AVMetadataObject: NSObject, @unchecked Sendable {
    override init() {}

    /// Where it is, in parts of the picture's width and height.
    open var bounds: CGRect { .zero }
    /// When it was seen.
    open var time: CMTime { .invalid }
    /// What it is.
    open var type: ObjectType { ObjectType(rawValue: "") }

    /// What can be seen.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let face = ObjectType(rawValue: "face")
    }
}

/// A code that was seen in a picture.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What the code says; nil where it is no text.
    open var stringValue: String? { nil }
    /// Its corners, in parts of the picture's width and height.
    open var corners: [CGPoint] { [] }
}
