// Whoever imports Apple's module of this name has these, too.
@_exported public import Foundation
@_exported public import UIKit

/// The colours of nodes, by the name that apps for all of Apple's systems use.
// apple: https://developer.apple.com/documentation/spritekit/skcolor
public typealias SKColor = UIColor
