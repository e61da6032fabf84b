// Views that fall, collide and swing: a dynamic animator, its behaviours, and the world that a physics library computes.
@_exported public import UIKitCore
