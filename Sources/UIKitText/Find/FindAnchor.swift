import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Stands unseen in the view that is searched, so that the find panel above the keyboard belongs to it: what the panel does not know goes on
/// to the view.
final class FindAnchor: UIView {
    /// The panel above the keyboard; nil where the panel is elsewhere.
    let panel: FindPanel?
    var leavesWindow: (() -> Void)?
    var widthDidChange: (() -> Void)?
    private var knownWidth: CGFloat?

    init(under panel: FindPanel?) {
        self.panel = panel
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = .flexibleWidth
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { panel }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, window != nil { leavesWindow?() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != knownWidth else { return }
        let isFirst = knownWidth == nil
        knownWidth = bounds.width
        if !isFirst { widthDidChange?() }
    }
}
