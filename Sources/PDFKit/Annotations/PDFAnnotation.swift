public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// Something that lies on a page: a link, a mark, a drawing, a note.
///
/// Those of a file are drawn with their page; what is changed of them stays in memory. Those that an app adds are drawn by ``draw(with:in:)``.
// apple: https://developer.apple.com/documentation/pdfkit/pdfannotation
@objcMembers open class PDFAnnotation: NSObject {
    /// The number of a link in poppler.
    static let linkKind: Int32 = 2
    /// In the order of poppler's numbers.
    private static let names = [
        "", "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight", "Underline", "Squiggly",
        "StrikeOut", "Stamp", "Caret", "Ink", "Popup", "FileAttachment", "Sound", "Movie", "Widget", "Screen", "PrinterMark",
        "TrapNet", "Watermark", "3D",
    ]

    let handle: AnnotationHandle?

    /// An annotation of no page.
    /// - Parameters:
    ///   - bounds: in points of the page.
    ///   - properties: left out; set them afterwards.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/init(bounds:fortype:withproperties:)
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
        type = String(annotationType.rawValue.trimmingPrefix("/"))
        handle = nil
        super.init()
        if annotationType == .highlight { color = UIColor(red: 1, green: 0.9, blue: 0.2, alpha: 1) }
    }

    init(found: FoundAnnotation, on page: PDFPage) {
        bounds = found.bounds
        let names = Self.names
        type = names.indices.contains(Int(found.kind)) ? names[Int(found.kind)] : ""
        handle = found.handle
        super.init()
        self.page = page
        contents = found.contents
        if let color = found.color { self.color = color }
        if let target = found.target, let document = page.document { action = PDFAction.action(for: target, in: document) }
    }

    /// The page that it lies on.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/page
    open internal(set) weak var page: PDFPage?
    /// The kind, without a stroke: "Link".
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/type
    open var type: String?
    /// In points of the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/bounds
    open var bounds: CGRect { didSet { if bounds != oldValue { didChange() } } }
    /// True if it is drawn, of those that an app adds. Default: true.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/shoulddisplay
    open var shouldDisplay = true { didSet { if shouldDisplay != oldValue { didChange() } } }
    /// The colour of its lines or its ground. Default: black; yellow for marked text.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/color
    open var color = UIColor.black { didSet { if color != oldValue { didChange() } } }
    /// What rectangles and ellipses are filled with. Nil, the default, for nothing.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/interiorcolor
    open var interiorColor: UIColor? { didSet { if interiorColor != oldValue { didChange() } } }
    /// The text of a note, or that is shown. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/contents
    open var contents: String? { didSet { if contents != oldValue { didChange() } } }
    /// Who has made it. Kept. Default: nil.
    open var userName: String?
    /// When it was changed. Kept. Default: nil.
    open var modificationDate: Date?
    /// Its line. Nil, the default, for one of a point.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/border
    open var border: PDFBorder? { didSet { if border !== oldValue { didChange() } } }
    /// The font of shown text. Nil, the default, for the system's of 12 points.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/font
    open var font: UIFont? { didSet { if font != oldValue { didChange() } } }
    /// The colour of shown text. Nil, the default, for black.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/fontcolor
    open var fontColor: UIColor? { didSet { if fontColor != oldValue { didChange() } } }
    /// How lines of shown text lie in the bounds. Default: left.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/alignment
    open var alignment = NSTextAlignment.left { didSet { if alignment != oldValue { didChange() } } }
    /// Where a line begins, from the lower left of the bounds on. Default: zero.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/startpoint
    open var startPoint = CGPoint.zero { didSet { if startPoint != oldValue { didChange() } } }
    /// Where a line ends, from the lower left of the bounds on. Default: zero.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/endpoint
    open var endPoint = CGPoint.zero { didSet { if endPoint != oldValue { didChange() } } }
    /// The corners of marked text, four points as `NSValue` for each piece, from the lower left of the bounds on. Nil, the default, for all of
    /// the bounds.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/quadrilateralpoints
    open var quadrilateralPoints: [NSValue]? { didSet { didChange() } }
    /// Lines drawn by hand, from the lower left of the bounds on; nil for none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/paths
    open var paths: [UIBezierPath]? { strokes.isEmpty ? nil : strokes }
    private var strokes: [UIBezierPath] = []

    /// Adds a line drawn by hand.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/add(_:)
    @objc(addBezierPath:)
    open func add(_ path: UIBezierPath) {
        strokes.append(path)
        didChange()
    }

    /// Takes away a line drawn by hand.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/remove(_:)
    @objc(removeBezierPath:)
    open func remove(_ path: UIBezierPath) {
        strokes.removeAll { $0 === path }
        didChange()
    }

    // MARK: Leading somewhere

    /// What a click does. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/action
    open var action: PDFAction?

    /// The address that a click opens.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/url
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }

    /// The place that a click leads to.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/destination
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    /// True if it is shown as pressed. Kept. Default: false.
    open var isHighlighted = false

    // MARK: Drawing

    /// Draws the annotation in points of the page: marks, rectangles, ellipses, lines, drawings and texts. Notes, stamps, links and parts of
    /// forms draw nothing unless a subclass does.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfannotation/draw(with:in:)
    @objc(drawWithBox:inContext:)
    open func draw(with box: PDFDisplayBox, in context: CGContext) { AnnotationDrawing(self).draw(in: context) }

    private func didChange() {
        if handle == nil { page?.document?.pageDidChange() }
    }
}
