// The keyboard on the screen.
@_exported public import UIKitCore
@_exported public import UIKitTextInput
