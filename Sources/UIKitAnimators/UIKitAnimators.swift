// Property animators, which can be paused, reversed and scrubbed, and their timing.
@_exported public import UIKitCore
