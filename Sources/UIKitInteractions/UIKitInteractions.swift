// Menus on screen, dragging and dropping, pointers, haptic feedback and the pasteboard.
@_exported public import ItemProvider
@_exported public import UIKitAnimators
@_exported public import UIKitCore
@_exported public import UIKitViews
