// Pictures and rows of numbers, all of whose loops are in C.
// Whoever imports Apple's module of this name has these, too.
@_exported public import CoreGraphics
@_exported public import Foundation
