// Views that show one thing: text, a picture, frosted glass, a background.
@_exported public import UIKitCore
