public import CoreGraphics
public import Foundation
import ObjCRuntime

// What is written in a document, and finding in it.
extension PDFDocument {
    /// The text of all pages, each on lines of its own.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/string
    @objc public var string: String? {
        isLocked ? nil : (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    /// All of the text, as a selection.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/selectionforentiredocument
    @objc public var selectionForEntireDocument: PDFSelection? {
        let selection = PDFSelection(document: self)
        for page in (0..<pageCount).compactMap({ page(at: $0) }) where page.numberOfCharacters > 0 {
            selection.add(NSRange(location: 0, length: page.numberOfCharacters), on: page)
        }
        return selection.isEmpty ? nil : selection
    }

    /// The text from a point of one page to a point of another; nil where there is none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/selection(from:at:to:at:)-2lecv
    @objc(selectionFromPage:atPoint:toPage:atPoint:)
    public func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? {
        guard startPage !== endPage else { return startPage.selection(from: startPoint, to: endPoint) }
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first != NSNotFound, last != NSNotFound else { return nil }
        if first > last { return selection(from: endPage, at: endPoint, to: startPage, at: startPoint) }
        let selection = PDFSelection(document: self)
        for page in (first...last).compactMap({ page(at: $0) }) where page.numberOfCharacters > 0 {
            let start = page === startPage ? page.text.nearestIndex(to: startPoint) ?? 0 : 0
            let end = page === endPage ? (page.text.nearestIndex(to: endPoint) ?? 0) + 1 : page.numberOfCharacters
            if end > start { selection.add(NSRange(location: start, length: end - start), on: page) }
        }
        return selection.isEmpty ? nil : selection
    }

    // MARK: Finding

    /// All places of a text, in the order of the pages; from the end if the options say `.backwards`.
    ///
    /// A text that goes on over the end of a page is not found.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/findstring(_:withoptions:)
    @objc(findString:withOptions:)
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        let indices = options.contains(.backwards) ? Array((0..<pageCount).reversed()) : Array(0..<pageCount)
        return indices.flatMap { matches(string, onPage: $0, options) }
    }

    /// The next place of a text behind a selection; before it if the options say `.backwards`. Nil where there is none.
    /// - Parameter selection: nil for the beginning, or the end.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/findstring(_:fromselection:withoptions:)
    @objc(findString:fromSelection:withOptions:)
    public func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let isBackwards = options.contains(.backwards)
        guard let page = isBackwards ? selection?.pages.first : selection?.pages.last, let ranges = selection?.ranges(on: page),
            let first = ranges.first, let last = ranges.last, case let start = index(for: page), start != NSNotFound
        else { return findString(string, withOptions: options).first }
        for index in isBackwards ? Array((0...start).reversed()) : Array(start..<pageCount) {
            let found = matches(string, onPage: index, options).first { match in
                guard index == start, let range = match.ranges(on: page).first else { return true }
                return isBackwards ? range.upperBound <= first.location : range.location >= last.upperBound
            }
            if let found { return found }
        }
        return nil
    }

    private func matches(_ string: String, onPage index: Int, _ options: NSString.CompareOptions) -> [PDFSelection] {
        guard let page = page(at: index) else { return [] }
        return DocumentSearch.ranges(of: string, on: page, options).map { range in
            let selection = PDFSelection(document: self)
            selection.add(range, on: page)
            return selection
        }
    }

    /// True while ``beginFindString(_:withOptions:)`` seeks.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/isfinding
    @objc public var isFinding: Bool { search.current != nil }

    /// Seeks a text, a page in each turn of the main queue. What is found goes to the delegate and to notifications. A search that goes on ends.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/beginfindstring(_:withoptions:)
    @objc(beginFindString:withOptions:)
    public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Seeks several texts, as ``beginFindString(_:withOptions:)`` does one.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/beginfindstrings(_:withoptions:)
    @objc(beginFindStrings:withOptions:)
    public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        let run = DocumentSearch.Run(texts: strings, options: options)
        search.current = run
        tell(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind?($1) }
        seekLater(run)
    }

    /// Ends a search. Nothing more is found.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/cancelfindstring()
    @objc public func cancelFindString() {
        guard search.current != nil else { return }
        search.current = nil
        tell(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind?($1) }
    }

    private func seekLater(_ run: DocumentSearch.Run) {
        let step = SearchStep(document: self, run: run)
        DispatchQueue.main.async { step.perform() }
    }

    /// A page of a search; it ends with the last one.
    fileprivate func seek(_ run: DocumentSearch.Run) {
        guard search.current === run else { return }
        guard run.page < pageCount else { return cancelFindString() }
        let index = run.page
        run.page += 1
        let info = [PDFDocumentPageIndexKey: index]
        tell(.PDFDocumentDidBeginPageFind, info) { $0.documentDidBeginPageFind?($1) }
        for match in run.texts.flatMap({ matches($0, onPage: index, run.options) }) where search.current === run {
            delegate?.didMatchString?(match)
            tell(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: match, PDFDocumentPageIndexKey: index]) {
                $0.documentDidFindMatch?($1)
            }
        }
        guard search.current === run else { return }
        tell(.PDFDocumentDidEndPageFind, info) { $0.documentDidEndPageFind?($1) }
        seekLater(run)
    }
}

/// Carries a search to the main queue. A document is used by one thread at a time; that one is the main thread while it is searched.
private struct SearchStep: @unchecked Sendable {
    weak var document: PDFDocument?
    let run: DocumentSearch.Run

    func perform() { document?.seek(run) }
}
