// Whoever imports Apple's module of this name has this one, too.
@_exported public import Foundation
