// Moments and stretches of media time, as fractions of a second.
@_exported public import CoreGraphics
@_exported public import Foundation
