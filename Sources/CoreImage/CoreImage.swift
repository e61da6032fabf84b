// Pictures that are recipes, and filters that make recipes of recipes. See Documentation/OtherFrameworks.md.
@_exported public import CoreGraphics
@_exported public import Foundation
