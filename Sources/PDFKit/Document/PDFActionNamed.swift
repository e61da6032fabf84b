import ObjCRuntime

/// Does what readers of documents do by themselves.
// apple: https://developer.apple.com/documentation/pdfkit/pdfactionnamed
@objcMembers open class PDFActionNamed: PDFAction {
    /// What is done.
    open var name: PDFActionNamedName

    /// Does what the name says.
    public init(name: PDFActionNamedName) {
        self.name = name
        super.init()
    }

    open override var type: String { "Named" }
}
