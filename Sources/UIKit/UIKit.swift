// The umbrella that apps import.
@_exported import Foundation
@_exported import UIKitControls
@_exported import UIKitCore
