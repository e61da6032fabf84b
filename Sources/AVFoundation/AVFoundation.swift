// Whoever imports Apple's module of this name has these, too.
@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UniformTypeIdentifiers
