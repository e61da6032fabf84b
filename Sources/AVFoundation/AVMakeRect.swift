public import Foundation

/// The largest rectangle of a shape that fits into another one, in its middle.
/// - Parameter aspectRatio: a size of that shape.
// apple: https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
