import Foundation

/// A page of a PDF document.
///
/// It is the part that readers show, turned as they show it: so it begins at zero, all boxes are one, and its angle is none.
// apple: https://developer.apple.com/documentation/coregraphics/cgpdfpage
public final class CGPDFPage: @unchecked Sendable {
    private let owner: CGPDFDocument
    package let pointer: OpaquePointer
    private let size: CGSize
    /// Counted from 1.
    public let pageNumber: Int

    init?(_ number: Int, of document: CGPDFDocument) {
        let library = document.library
        guard let found = library.lock.withLock({ _ in library.page(Int32(number - 1), of: document.pointer) }) else { return nil }
        (owner, pointer, size, pageNumber) = (document, found.page, found.size, number)
    }

    deinit { owner.library.lock.withLock { _ in owner.library.release(pointer) } }

    /// The document that the page is of.
    public var document: CGPDFDocument? { owner }

    /// By how much the page is still to be turned: never, it is turned already.
    public var rotationAngle: Int32 { 0 }

    /// A rectangle of the page, in points. All are the one that readers show.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfpage/getboxrect(_:)
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The transform that brings the page into the middle of a rectangle. It is made smaller where it does not fit, and never larger.
    /// - Parameters:
    ///   - rotate: in degrees clockwise, a multiple of 90.
    ///   - preserveAspectRatio: whether it is made smaller in both directions alike.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfpage/getdrawingtransform(_:rect:rotate:preserveaspectratio:)
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let turns = ((Int(rotate) / 90) % 4 + 4) % 4
        let turned = turns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
        guard turned.width > 0, turned.height > 0 else { return .identity }
        var (x, y) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    func draw(_ cairo: OpaquePointer) {
        owner.library.lock.withLock { _ in owner.library.render(pointer, cairo) }
    }
}
