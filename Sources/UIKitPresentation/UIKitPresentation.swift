// How sheets and popovers come on the screen, where they are there, and what moves them.
@_exported public import UIKitCore
@_exported public import UIKitViews
