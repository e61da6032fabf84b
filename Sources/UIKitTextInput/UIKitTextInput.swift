// How what is typed reaches the first responder: keys and their commands, input methods, input views and keyboards at the lower edge.
@_exported public import UIKitCore
