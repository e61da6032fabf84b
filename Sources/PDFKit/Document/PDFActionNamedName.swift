import ObjCRuntime

/// What readers of documents do by themselves.
// apple: https://developer.apple.com/documentation/pdfkit/pdfactionnamedname
@objc public enum PDFActionNamedName: Int, Sendable {
    case none = 0, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut

    static func named(_ name: String) -> PDFActionNamedName? {
        let names: [String: PDFActionNamedName] = [
            "NextPage": .nextPage, "PrevPage": .previousPage, "FirstPage": .firstPage, "LastPage": .lastPage, "GoBack": .goBack,
            "GoForward": .goForward, "GoToPage": .goToPage, "Find": .find, "Print": .print, "ZoomIn": .zoomIn, "ZoomOut": .zoomOut,
        ]
        return names[name]
    }
}
