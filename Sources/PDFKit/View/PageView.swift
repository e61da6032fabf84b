import CoreGraphics
import UIKit

/// Shows a page.
final class PageView: UIView {
    /// The pixels of a page at most: beyond that it is drawn less sharp than the screen.
    private static let maximumPixels = 12_000_000.0

    let page: PDFPage
    let box: PDFDisplayBox
    /// What is drawn over the page.
    var selections: [PDFSelection] = [] { didSet { if selections != oldValue { setNeedsDisplay() } } }
    /// Draws instead of the page itself: the view's overridable member.
    private let drawPage: (PDFPage, CGContext) -> Void

    init(_ page: PDFPage, _ box: PDFDisplayBox, draw: @escaping (PDFPage, CGContext) -> Void) {
        self.page = page
        self.box = box
        drawPage = draw
        super.init(frame: .zero)
        isOpaque = true
        backgroundColor = .white
        contentMode = .redraw
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { page.string }
        set {}
    }

    /// Draws the page for the scale at which it is seen.
    func sharpen(scale: CGFloat, screen: CGFloat) {
        let wanted = scale * screen
        let area = bounds.width * bounds.height
        guard area > 0, wanted > 0, wanted.isFinite else { return }
        contentScaleFactor = min(wanted, (Self.maximumPixels / area).squareRoot())
    }

    func showShadow(_ isShown: Bool) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isShown ? 0.25 : 0
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = CGPath(rect: bounds, transform: nil)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shown = page.shownSize(box)
        guard shown.width > 0, shown.height > 0 else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fill(bounds)
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / shown.width, y: -bounds.height / shown.height)
        drawPage(page, context)
        for selection in selections { selection.draw(for: page, with: box, in: context, active: true) }
    }
}
