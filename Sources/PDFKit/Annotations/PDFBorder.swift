public import Foundation
import ObjCRuntime

/// What the line of an annotation is like.
// apple: https://developer.apple.com/documentation/pdfkit/pdfborder
@objcMembers open class PDFBorder: NSObject {
    /// In points of the page. Default: 1.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfborder/linewidth
    open var lineWidth: CGFloat = 1
    /// Lengths of strokes and gaps, as numbers in points. Nil, the default, for a line without gaps.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfborder/dashpattern
    open var dashPattern: [Any]?

    /// A line of one point.
    public override init() { super.init() }

    var dashes: [CGFloat] {
        let lengths = dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat } ?? []
        return lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } ? lengths : []
    }
}
