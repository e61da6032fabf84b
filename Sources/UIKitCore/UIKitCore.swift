// Responders, events, gestures, views, windows, layout passes, controllers and the application itself.
@_exported public import TextKit
@_exported public import UIKitBars
@_exported public import UIKitMenus
