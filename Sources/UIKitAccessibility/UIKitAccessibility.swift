// What assistive technologies know of an app: its elements, their order, and what is done with them; and the bus that tells the desktop's.
@_exported public import UIKitCore
