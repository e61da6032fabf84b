// Starts an application, and plays what a script or the monkey does to it.
@_exported public import UIKitCore
