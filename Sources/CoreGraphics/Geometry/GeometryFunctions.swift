public import Foundation

// The functions and constants that Core Graphics has for C. Swift sees them beside the initialisers and properties that do the same.
// apple: https://developer.apple.com/documentation/coregraphics/1455746-cgpointmake

/// A point, in points.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// A vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// A rectangle, in points.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The origin.
public let CGPointZero = CGPoint.zero
/// No width and no height.
public let CGSizeZero = CGSize.zero
/// A rectangle at the origin without a size.
public let CGRectZero = CGRect.zero
/// The rectangle that intersections are which do not exist.
public let CGRectNull = CGRect.null
/// The rectangle that contains everything.
public let CGRectInfinite = CGRect.infinite

/// The left edge of a rectangle, whatever the signs of its sides.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The horizontal middle of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge of a rectangle, whatever the signs of its sides.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper edge of a rectangle, whatever the signs of its sides.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The vertical middle of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower edge of a rectangle, whatever the signs of its sides.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width of a rectangle, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height of a rectangle, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
