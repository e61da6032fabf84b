@_exported import Combine
@_exported import CoreImage
@_exported import CoreText
@_exported import QuartzCore
