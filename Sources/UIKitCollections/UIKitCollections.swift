// Collection views, their cells and their layouts, above the data sources and updates that they share with tables.
@_exported public import UIKitLists
