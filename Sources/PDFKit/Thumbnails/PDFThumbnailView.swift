import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows small pictures of the pages that a view shows; a tap goes to a page.
// apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview
@preconcurrency @MainActor @objcMembers open class PDFThumbnailView: UIView {
    private let scroller = UIScrollView()
    private var shown: [Int: ThumbnailButton] = [:]
    private var observers: [any NSObjectProtocol] = []
    private static let gap = 8.0

    /// A view of no pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.delegate = self
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        addSubview(scroller)
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// The view whose pages are shown. Not kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview/pdfview
    open weak var pdfView: PDFView? { didSet { if pdfView !== oldValue { follow() } } }

    /// The largest size of a picture, in points. Default: 44 by 44.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview/thumbnailsize
    open var thumbnailSize = CGSize(width: 44, height: 44) { didSet { if thumbnailSize != oldValue { reload() } } }

    /// In which direction the pictures go. Default: downwards.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview/layoutmode
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { if layoutMode != oldValue { reload() } } }

    /// The room around the pictures. Default: none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview/contentinset
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { scroller.contentInset = contentInset } } }

    /// The present page of the view.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnailview/selectedpages
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private func follow() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        if let pdfView {
            observers = [
                observe(.PDFViewDocumentChanged, pdfView) { $0.reload() }, observe(.PDFViewPageChanged, pdfView) { $0.markCurrent() },
            ]
        }
        reload()
    }

    private func observe(
        _ name: NSNotification.Name, _ view: PDFView, _ action: @escaping @MainActor (PDFThumbnailView) -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
    }

    private func reload() {
        for button in shown.values { button.removeFromSuperview() }
        shown.removeAll()
        setNeedsLayout()
    }

    private var step: CGFloat { (layoutMode == .vertical ? thumbnailSize.height : thumbnailSize.width) + Self.gap }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let length = CGFloat(pdfView?.document?.pageCount ?? 0) * step + Self.gap
        scroller.contentSize =
            layoutMode == .vertical ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
        showPages()
    }

    /// The pictures in sight, and none else.
    private func showPages() {
        guard let document = pdfView?.document, step > 0 else { return }
        let isDown = layoutMode == .vertical
        let (start, end) = isDown ? (scroller.bounds.minY, scroller.bounds.maxY) : (scroller.bounds.minX, scroller.bounds.maxX)
        let first = max(0, Int((start - Self.gap) / step)), last = min(document.pageCount - 1, Int(end / step))
        for (index, button) in shown where index < first || index > last {
            button.removeFromSuperview()
            shown[index] = nil
        }
        guard first <= last else { return }
        for index in first...last {
            let button = shown[index] ?? makeButton(index, document)
            let size = button.picture.size
            let along = Self.gap + CGFloat(index) * step + step / 2 - Self.gap / 2
            button.bounds = CGRect(origin: .zero, size: size)
            button.center = isDown ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
        }
        markCurrent()
    }

    private func makeButton(_ index: Int, _ document: PDFDocument) -> ThumbnailButton {
        let page = document.page(at: index)
        let picture = page?.thumbnail(of: thumbnailSize, for: pdfView?.displayBox ?? .cropBox) ?? UIImage()
        let button = ThumbnailButton(picture) { [weak self] in if let page { self?.pdfView?.go(to: page) } }
        button.accessibilityLabel = page?.label ?? String(index + 1)
        shown[index] = button
        scroller.addSubview(button)
        return button
    }

    private func markCurrent() {
        let current = pdfView?.desk.currentIndex
        for (index, button) in shown { button.isCurrent = index == current }
    }
}

extension PDFThumbnailView: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { showPages() }
}
