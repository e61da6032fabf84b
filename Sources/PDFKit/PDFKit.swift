// Whoever imports Apple's module of this name has these, too.
@_exported public import Foundation
@_exported public import UIKit
