// Handing things to somebody else, and letting the user pick pictures and files.
@_exported public import ItemProvider
@_exported public import UIKitCore
@_exported public import UIKitViews
