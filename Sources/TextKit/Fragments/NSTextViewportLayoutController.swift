import Foundation

/// Finds the visible part of a text, and positions the views or layers of its paragraphs.
// apple: https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate
@objc public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The part of the container that is seen, with as much around it as is to be ready.
    @objc(viewportBoundsForTextViewportLayoutController:)
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// A paragraph that is seen; called from the top for each of them in every pass.
    @objc(textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment:)
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

    /// A pass is about to begin.
    @objc optional func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// A pass is over.
    @objc optional func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

/// Lays out the part of a text that is seen.
// apple: https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller
open class NSTextViewportLayoutController: UIObject {
    /// Whose text it is. Not kept alive.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Who shows the paragraphs. Without it no pass takes place. Not kept alive.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The bounds of the last pass.
    open private(set) var viewportBounds = CGRect.zero
    /// The characters of the paragraphs seen in the last pass.
    open private(set) var viewportRange: NSTextRange?

    /// A controller for the text of one layout manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Asks the delegate what is seen, and hands it each paragraph of that.
    open func layoutViewport() {
        guard let manager = textLayoutManager, let container = manager.textContainer, let delegate else { return }
        delegate.textViewportLayoutControllerWillLayout?(self)
        viewportBounds = delegate.viewportBounds(for: self)
        let range = manager.engine.glyphRange(forBoundingRect: viewportBounds, in: container)
        // A text without characters has no paragraphs.
        var seen = manager.documentRange.isEmpty ? manager.documentRange : nil
        manager.enumerateTextLayoutFragments(
            from: StorageLocation(range.location), options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) { fragment in
            guard fragment.characters.location < NSMaxRange(range) else { return false }
            seen = seen.map { $0.union(fragment.rangeInElement) } ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            return true
        }
        viewportRange = seen
        delegate.textViewportLayoutControllerDidLayout?(self)
    }

    /// Where the paragraphs seen are from now on, for a delegate that has moved them: the bounds of the last pass move along.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }

    /// Where a position stands, so that the delegate can scroll to it.
    ///
    /// - Returns: The top of its paragraph in the container.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
}
