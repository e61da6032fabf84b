public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// A page of a document: one that was read, a picture, or an empty sheet.
///
/// Its coordinates are points, with zero at the lower left. A page that was read begins at zero, and lies as readers show it: a turn that the
/// file asks for is done already.
// apple: https://developer.apple.com/documentation/pdfkit/pdfpage
@objcMembers open class PDFPage: NSObject, NSCopying {
    private enum Source {
        case empty
        case read(CGPDFPage)
        case picture(UIImage)
    }

    private let source: Source
    private let sheet: CGSize
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    private var knownText: PageText?
    let notes = PageNotes()
    weak var owner: PDFDocument?

    // MARK: Creating

    /// An empty sheet of letter paper, 612 by 792 points.
    public override init() {
        source = .empty
        sheet = CGSize(width: 612, height: 792)
        super.init()
    }

    /// A page that is a picture, as large as that.
    /// - Returns: nil for a picture without a size.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/init(image:)
    public init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        source = .picture(image)
        sheet = image.size
        super.init()
    }

    init(read page: CGPDFPage, in document: PDFDocument) {
        source = .read(page)
        sheet = page.getBoxRect(.cropBox).size
        super.init()
        owner = document
    }

    private init(copying page: PDFPage) {
        source = page.source
        sheet = page.sheet
        boxes = page.boxes
        super.init()
        turns = page.turns
        displaysAnnotations = page.displaysAnnotations
    }

    /// A page that shows the same, and is of no document. Annotations that the app has added stay where they are.
    open func copy(with zone: NSZone? = nil) -> Any { PDFPage(copying: self) }

    // MARK: The sheet

    /// The document that the page is of.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/document
    open var document: PDFDocument? { owner }

    /// The page as Core Graphics knows it. Nil for one that was not read.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/pageref
    @nonobjc public var pageRef: CGPDFPage? {
        if case .read(let page) = source { return page }
        return nil
    }

    /// The number that is printed on the page, or its place in the document, counted from 1. Nil for a page of no document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/label
    open var label: String? {
        if let page = pageRef, let library = PDFLibrary.shared, let poppler = Poppler.shared,
            let label = library.lock.withLock({ _ in poppler.taken(poppler.pageLabel(page.pointer)) })
        {
            return label
        }
        guard let index = owner?.index(for: self), index != NSNotFound else { return nil }
        return String(index + 1)
    }

    /// A rectangle of the page. That of the sheet, from zero on, until one was set.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/bounds(for:)
    @objc(boundsForBox:)
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = boxes[box] { return own }
        return box == .mediaBox ? CGRect(origin: .zero, size: sheet) : boxes[.mediaBox] ?? CGRect(origin: .zero, size: sheet)
    }

    /// Sets a rectangle of the page. What lies outside of it is not shown. An empty one takes back what was set.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/setbounds(_:for:)
    @objc(setBounds:forBox:)
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        let usable = bounds.standardized
        let isUsable = usable.width > 0 && usable.height > 0 && usable.width.isFinite && usable.height.isFinite
        guard boxes[box] != (isUsable ? usable : nil) else { return }
        boxes[box] = isUsable ? usable : nil
        owner?.pageDidChange()
    }

    private var turns = 0

    /// By how much the page is turned beyond what the file says, in degrees clockwise. Default: 0.
    /// - Precondition: a multiple of 90.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/rotation
    open var rotation: Int {
        get { turns * 90 }
        set {
            precondition(newValue % 90 == 0, "A PDFPage was turned by \(newValue) degrees. Pages turn by multiples of 90.")
            let wanted = ((newValue / 90) % 4 + 4) % 4
            guard wanted != turns else { return }
            turns = wanted
            owner?.pageDidChange()
        }
    }

    /// The size of a box as it is shown, turned.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return turns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// From points of the page to those of a box as it is shown, turned, with zero at its lower left.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/transform(for:)
    @objc(transformForBox:)
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        let toZero = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        switch turns {
        case 1: return toZero.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
        case 2: return toZero.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
        case 3: return toZero.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
        default: return toZero
        }
    }

    // MARK: Drawing

    /// Draws the page into a context where y grows upwards, with the lower left corner of the box at zero, turned, and its annotations on top.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/draw(with:to:)
    @objc(drawWithBox:toContext:)
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform(for: box))
        context.clip(to: bounds(for: box))
        switch source {
        case .empty: break
        case .read(let page): context.drawPDFPage(page)
        case .picture(let image): if let picture = image.cgImage { context.draw(picture, in: CGRect(origin: .zero, size: sheet)) }
        }
        guard displaysAnnotations else { return }
        for annotation in notes.own where annotation.shouldDisplay { annotation.draw(with: box, in: context) }
    }

    /// Applies ``transform(for:)`` to a context.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/transform(_:for:)
    @objc(transformContext:forBox:)
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// The page on white as a picture that fits into a size, and has the shape of the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/thumbnail(of:for:)
    @objc(thumbnailOfSize:forBox:)
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { PagePicture.draw(self, box, fitting: size) }

    // MARK: Annotations

    /// True if annotations that the app has added are drawn with the page. Default: true.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/displaysannotations
    open var displaysAnnotations = true

    /// All annotations: those of the file, then those that were added.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/annotations
    open var annotations: [PDFAnnotation] { notes.all(of: self) }

    /// Adds an annotation, on top of the others. It leaves the page that it was on.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/addannotation(_:)
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        notes.add(annotation, to: self)
        owner?.pageDidChange()
    }

    /// Takes an annotation away. Does nothing for one of another page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/removeannotation(_:)
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        if notes.remove(annotation, from: self) { owner?.pageDidChange() }
    }

    /// The topmost annotation at a point of the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/annotation(at:)
    @objc(annotationAtPoint:)
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // MARK: Internal

    /// What is written on the page, and where.
    var text: PageText {
        if let knownText { return knownText }
        let text = PageText.text(of: pageRef)
        knownText = text
        return text
    }
}
