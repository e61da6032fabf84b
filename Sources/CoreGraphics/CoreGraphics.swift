// CGRect, CGPoint, CGSize and CGFloat are Foundation's; whoever imports CoreGraphics sees them.
@_exported import Foundation
