// The keys of options and properties. Their values are those that files and saved options may hold.

// MARK: Options of sources

/// Whether pixels are kept once they were unpacked. No influence.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are unpacked when the image is made. Here they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether colours may be numbers with a point. No influence.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// What the file is thought to be. No influence: its first bytes tell.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made of the picture even if the file holds one. Thumbnails in files are not read.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made of the picture if the file holds none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The longer side of a thumbnail in pixels, at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the file says the picture was taken.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Options of destinations

/// From 0, small and coarse, to 1, large and fine.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The colour that takes the place of transparency; here it is white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longer side in pixels, at most.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

// MARK: Properties

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// A raw value of ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animation runs; 0 is without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a frame is shown in seconds; what is too short to be meant is a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is shown in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
