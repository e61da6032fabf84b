// How bars and their buttons look, as values; bars and items stand above.
@_exported public import TextKit
@_exported public import UIKitGraphics
