import Foundation

extension UIImagePickerController {
    /// Where pictures come from.
    // apple: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }

    /// How good a video is.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium = 1
        case typeLow = 2
        case type640x480 = 3
        case typeIFrame1280x720 = 4
        case typeIFrame960x540 = 5
    }

    /// The kind of picture that a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video = 1
    }

    /// On which side of the device a camera is.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// When a flash is used.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    /// In which format a picture is handed over.
    public enum ImageURLExportPreset: Int, Sendable {
        case compatible = 0
        case current = 1
    }

    /// A key of the user info of a picture that was chosen.
    // apple: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `String`: the type, such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A ``UIImage``: as it is in the file.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A ``UIImage``: what the user has cut out.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// A `CGRect` in an `NSValue`: what the user has cut out, in points of the original image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A `URL`: the picture's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

        // Never used here.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
}
