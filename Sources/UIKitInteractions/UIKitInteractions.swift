// Menus on screen, pointers, haptic feedback and the pasteboard.
@_exported public import UIKitCore
