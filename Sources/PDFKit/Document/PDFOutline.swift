public import Foundation
import ObjCRuntime

/// An entry of a document's outline, with those below it.
// apple: https://developer.apple.com/documentation/pdfkit/pdfoutline
@objcMembers open class PDFOutline: NSObject {
    private var children: [PDFOutline] = []
    private var leadsTo: PDFAction?

    /// An entry that leads nowhere, and has none below it.
    public override init() { super.init() }

    /// The top of a document's outline.
    init(root entries: [OutlineEntry], of document: PDFDocument) {
        super.init()
        self.document = document
        fill(entries, of: document)
    }

    private func fill(_ entries: [OutlineEntry], of document: PDFDocument) {
        for entry in entries {
            let child = PDFOutline()
            child.document = document
            child.label = entry.label
            child.isOpen = entry.isOpen
            child.leadsTo = entry.target.flatMap { PDFAction.action(for: $0, in: document) }
            child.fill(entry.children, of: document)
            insertChild(child, at: children.count)
        }
    }

    /// The document that the outline is of.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/document
    open private(set) weak var document: PDFDocument?
    /// The entry above; nil for the top.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/parent
    open private(set) weak var parent: PDFOutline?
    /// How many entries lie directly below.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/numberofchildren
    open var numberOfChildren: Int { children.count }
    /// Which of its parent's children it is, counted from 0; 0 for the top.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/index
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// An entry directly below; nil where there is none.
    /// - Parameter index: counted from 0.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/child(at:)
    @objc(childAtIndex:)
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts an entry below this one; it leaves the one that it was below.
    /// - Precondition: `index` is not beyond the end, and this is not below `child`.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/insertchild(_:at:)
    @objc(insertChild:atIndex:)
    open func insertChild(_ child: PDFOutline, at index: Int) {
        precondition(
            !isBelow(child), "A PDFOutline was put below itself. Take it from its parent first, or insert another one.")
        child.removeFromParent()
        precondition(
            (0...children.count).contains(index),
            "A PDFOutline was put at \(index) of \(children.count) children. Give an index from 0 to numberOfChildren.")
        children.insert(child, at: index)
        child.parent = self
    }

    private func isBelow(_ other: PDFOutline) -> Bool {
        var next: PDFOutline? = self
        while let entry = next {
            if entry === other { return true }
            next = entry.parent
        }
        return false
    }

    /// Takes the entry, with those below it, out of the outline.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/removefromparent()
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The text of the entry. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/label
    open var label: String?
    /// True if the entries below it are to be shown at first. Default: false.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/isopen
    open var isOpen = false

    /// Where the entry leads; nil where its action is another. One that is set replaces the action.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/destination
    open var destination: PDFDestination? {
        get { (leadsTo as? PDFActionGoTo)?.destination }
        set { leadsTo = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    /// What choosing the entry does. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfoutline/action
    open var action: PDFAction? {
        get { leadsTo }
        set { leadsTo = newValue }
    }
}
