// Stack views, which arrange views in a row or a column by constraints.
@_exported public import UIKitCore
