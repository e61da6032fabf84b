// Whoever imports Apple's module of this name has this, too.
@_exported public import Foundation
