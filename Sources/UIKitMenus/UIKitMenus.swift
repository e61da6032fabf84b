// The parts of menus: elements, actions, commands and their keys. Showing them is the affair of UIKitInteractions.
@_exported public import UIKitGraphics
