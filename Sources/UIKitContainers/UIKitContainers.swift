// Controllers that hold controllers, and the bars that belong to them.
@_exported public import UIKitCore
@_exported public import UIKitPresentation
@_exported public import UIKitViews
