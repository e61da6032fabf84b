// Text that people type.
@_exported public import UIKitCore
