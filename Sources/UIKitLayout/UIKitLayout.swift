// The constraints that are written for an app: by stack views and the visual format.
@_exported public import UIKitCore
