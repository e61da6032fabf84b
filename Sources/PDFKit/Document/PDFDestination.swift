public import CoreGraphics
public import Foundation
import ObjCRuntime

/// Says that a coordinate or a scale stays as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdestination
@objcMembers open class PDFDestination: NSObject, NSCopying {
    /// The page.
    open private(set) weak var page: PDFPage?
    /// In points of the page, with zero at the lower left; each coordinate may be ``kPDFDestinationUnspecifiedValue``.
    public let point: CGPoint
    /// The scale that is wished for. Default: ``kPDFDestinationUnspecifiedValue``.
    open var zoom = kPDFDestinationUnspecifiedValue

    /// A place on a page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdestination/init(page:at:)
    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
        super.init()
    }

    /// Says which of two places of a document comes first: by pages, and from top to bottom on a page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdestination/compare(_:)
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        guard let page, let other = destination.page, let document = page.document, document === other.document else { return .orderedSame }
        let (first, second) = (document.index(for: page), document.index(for: other))
        if first != second { return first < second ? .orderedAscending : .orderedDescending }
        if point.y != destination.point.y { return point.y > destination.point.y ? .orderedAscending : .orderedDescending }
        if point.x != destination.point.x { return point.x < destination.point.x ? .orderedAscending : .orderedDescending }
        return .orderedSame
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }
}
