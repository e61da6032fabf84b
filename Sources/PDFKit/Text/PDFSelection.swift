import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// A part of a document's text, or several parts, over pages.
// apple: https://developer.apple.com/documentation/pdfkit/pdfselection
@objcMembers open class PDFSelection: NSObject, NSCopying {
    private struct Part {
        let page: PDFPage
        var ranges: [NSRange]
    }

    private weak var document: PDFDocument?
    private var parts: [Part] = []

    /// Nothing of a document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/init(document:)
    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    init(of document: PDFDocument?) {
        self.document = document
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(of: document)
        copy.parts = parts
        copy.color = color
        return copy
    }

    /// The pages that something is selected on, in the order of the document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/pages
    open var pages: [PDFPage] { parts.map(\.page) }

    /// The selected text; parts that are apart lie on lines of their own.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/string
    open var string: String? {
        parts.flatMap { part in part.ranges.map { part.page.text.string.substring(with: $0) } }.joined(separator: "\n")
    }

    /// The selected text, without attributes.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/attributedstring
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// In which colour the selection is shown. Nil, the default, for that of the view.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/color
    open var color: UIColor?

    /// What surrounds the selected text of a page, in points of the page; empty where nothing is selected.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/bounds(for:)
    @objc(boundsForPage:)
    open func bounds(for page: PDFPage) -> CGRect { boxes(on: page).reduce(CGRect.null) { $0.union($1) }.notNull }

    /// How many parts are selected on a page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/numberoftextranges(on:)
    @objc(numberOfTextRangesOnPage:)
    open func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }

    /// A part of the text of a page; its location is `NSNotFound` where there is none.
    /// - Parameter index: counted from 0.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/range(at:on:)
    @objc(rangeAtIndex:onPage:)
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges = ranges(on: page)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    /// Selects what another selection does, too.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/add(_:)-3oh5f
    @objc(addSelection:)
    open func add(_ selection: PDFSelection) {
        for part in selection.parts { for range in part.ranges { add(range, on: part.page) } }
    }

    /// Selects what other selections do, too.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/add(_:)-5c70t
    @objc(addSelections:)
    open func add(_ selections: [PDFSelection]) {
        for selection in selections { add(selection) }
    }

    /// Moves the end of the selection on a page; backwards for a negative number. It stays on the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/extend(atend:)
    @objc(extendSelectionAtEnd:)
    open func extend(atEnd succeed: Int) {
        guard var part = parts.last, var last = part.ranges.last else { return }
        last.length = max(1, min(last.length + succeed, part.page.numberOfCharacters - last.location))
        part.ranges[part.ranges.count - 1] = last
        parts[parts.count - 1] = part
    }

    /// Moves the beginning of the selection on a page backwards; forwards for a negative number. It stays on the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/extend(atstart:)
    @objc(extendSelectionAtStart:)
    open func extend(atStart precede: Int) {
        guard let first = parts.first?.ranges.first else { return }
        let location = max(0, min(first.location - precede, first.upperBound - 1))
        parts[0].ranges[0] = NSRange(location: location, length: first.upperBound - location)
    }

    /// One selection for each line of the selected text.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/selectionsbyline()
    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.ranges.flatMap { part.page.text.lines($0) }.map { line in
                let selection = PDFSelection(of: document)
                selection.add(line.range, on: part.page)
                return selection
            }
        }
    }

    /// Draws the selection over its page, in a context of ``PDFPage/draw(with:to:)``.
    /// - Parameter active: true for the selection of a view that is in use.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfselection/draw(for:with:active:)
    @objc(drawForPage:withBox:active:)
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(for: page, with: box, in: context, active: active)
    }

    // MARK: Internal

    func draw(for page: PDFPage, with box: PDFDisplayBox, in context: CGContext, active: Bool) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(page.transform(for: box))
        context.setBlendMode(.multiply)
        let standard = active ? UIColor(red: 0.7, green: 0.84, blue: 1, alpha: 1) : UIColor(white: 0.83, alpha: 1)
        context.setFillColor((color ?? standard).cgColor)
        for line in boxes(on: page) { context.fill(line) }
    }

    func ranges(on page: PDFPage) -> [NSRange] { parts.first { $0.page === page }?.ranges ?? [] }

    func boxes(on page: PDFPage) -> [CGRect] { ranges(on: page).flatMap { page.text.lines($0).map(\.box) } }

    var isEmpty: Bool { parts.isEmpty }

    /// Parts that touch become one; all stay in their order.
    func add(_ range: NSRange, on page: PDFPage) {
        guard let place = parts.firstIndex(where: { $0.page === page }) else {
            let number = document?.index(for: page) ?? NSNotFound
            let next = parts.firstIndex { (document?.index(for: $0.page) ?? NSNotFound) > number } ?? parts.count
            return parts.insert(Part(page: page, ranges: [range]), at: next)
        }
        var merged: [NSRange] = []
        for range in (parts[place].ranges + [range]).sorted(by: { $0.location < $1.location }) {
            if let last = merged.last, range.location <= last.upperBound {
                merged[merged.count - 1] = NSUnionRange(last, range)
            } else {
                merged.append(range)
            }
        }
        parts[place].ranges = merged
    }
}

extension CGRect {
    /// Zero instead of nowhere.
    fileprivate var notNull: CGRect { isNull ? .zero : self }
}
