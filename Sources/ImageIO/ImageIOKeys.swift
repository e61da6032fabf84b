// The keys of options and properties. Their values are those that files and saved options may hold.

// MARK: Options of sources

/// Says whether pixels are kept once they were unpacked. No influence.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Says whether pixels are unpacked when the image is made. Here they always are.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Says whether colours may be numbers with a point. No influence.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The supposed type of the file. No influence: its first bytes tell.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Says whether a thumbnail is made of the picture even if the file holds one. Thumbnails in files are not read.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Says whether a thumbnail is made of the picture if the file holds none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The longer side of a thumbnail in pixels, at most.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Says whether a thumbnail is turned as the file says the picture was taken.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Options of destinations

/// From 0, small and coarse, to 1, large and fine.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The colour that replaces transparency; here it is white.
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longer side in pixels, at most.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

// MARK: Properties

/// A number: the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// A number: the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A number: the bits of a component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// Says whether there is transparency.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// One of the two constants below.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Brightness alone.
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
/// A raw value of ``CGImagePropertyOrientation``.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// A number: how many bytes the file has.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// A dictionary of what TIFF says.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The same as ``kCGImagePropertyOrientation``, in the dictionary of TIFF.
public nonisolated(unsafe) let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// A dictionary of what the camera says.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// A dictionary of what PNG says.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// A dictionary of what JFIF says.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// A dictionary of what GIF says.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animation runs; 0 is without end.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a frame is shown in seconds; what is too short to be meant is a tenth.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is shown in seconds, as the file says.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
