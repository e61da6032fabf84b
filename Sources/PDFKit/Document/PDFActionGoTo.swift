import ObjCRuntime

/// Goes to a place of the document.
// apple: https://developer.apple.com/documentation/pdfkit/pdfactiongoto
@objcMembers open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination

    /// Goes to a place.
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }

    open override var type: String { "GoTo" }
}
