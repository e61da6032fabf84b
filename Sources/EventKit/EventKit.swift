// Whoever imports Apple's module of this name has these, too.
@_exported public import CoreLocation
@_exported public import Foundation
