// Controls: what is pressed, switched and slid.
@_exported public import UIKitCore
@_exported public import UIKitViews
