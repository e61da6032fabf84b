// Lists: tables, their cells, and the sources that fill them.
@_exported public import UIKitCore
@_exported public import UIKitInteractions
