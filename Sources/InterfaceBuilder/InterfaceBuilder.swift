// Interface Builder's files: read, brought into the form of a compiled nib, and made into objects.
@_exported public import UIKitCore
