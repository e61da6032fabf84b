// Text that people type.
@_exported public import UIKitCore
@_exported public import UIKitTextInput
@_exported public import UIKitViews
