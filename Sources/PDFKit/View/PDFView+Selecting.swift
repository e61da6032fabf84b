import Foundation
import ObjCRuntime

// What is selected in a view, and what links do.
extension PDFView {
    /// Selects something else; nil for nothing.
    /// - Parameter animate: passed over.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/setcurrentselection(_:animate:)
    @objc(setCurrentSelection:animate:)
    public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    /// Selects nothing.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/clearselection()
    @objc public func clearSelection() { currentSelection = nil }

    /// Shows what is selected.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/scrollselectiontovisible(_:)
    @objc public func scrollSelectionToVisible(_ sender: Any?) {
        guard let selection = currentSelection, let page = selection.pages.first else { return }
        desk.reveal(selection.bounds(for: page), of: page)
    }

    /// Does what a link or an entry of an outline asks for.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/perform(_:)
    @objc(performAction:)
    public func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL: if let url = action.url { open(url) }
        case let action as PDFActionNamed: perform(action.name)
        default: break
        }
    }

    private func open(_ url: URL) {
        if let delegate, delegate.responds(to: #selector(PDFViewDelegate.pdfViewWillClick(onLink:with:))) {
            delegate.pdfViewWillClick?(onLink: self, with: url)
        } else {
            UIApplication.shared.open(url)
        }
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage: goToNextPage(nil)
        case .previousPage: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .goBack: goBack(nil)
        case .goForward: goForward(nil)
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        case .goToPage: delegate?.pdfViewPerformGo?(toPage: self)
        case .find: delegate?.pdfViewPerformFind?(self)
        case .none, .print: break
        }
    }
}
