// The umbrella that apps import.
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import InterfaceBuilder
@_exported public import UIKitAnimators
@_exported public import UIKitCollections
@_exported public import UIKitContainers
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitDynamics
@_exported public import UIKitInteractions
@_exported public import UIKitLayout
@_exported public import UIKitLists
@_exported public import UIKitSharing
@_exported public import UIKitText
@_exported public import UIKitTextInput
