// What writes constraints for an app: stack views and the visual format.
@_exported public import UIKitCore
