import UIKitCore
import UIKitControls

/// The view of a page controller: the pages, and the dots below them.
final class PageContentView: UIView {
    weak var controller: UIPageViewController?
    private let stage: UIView
    private(set) var dots: UIPageControl?
    /// The dot of the page that is shown; the control is ahead of it when it was tapped.
    private(set) var shownDot = 0

    init(frame: CGRect, stage: UIView) {
        self.stage = stage
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(stage)
    }

    required init?(coder: NSCoder) { nil }

    /// The row of dots, made when it is first needed.
    func ensureDots() -> UIPageControl {
        if let dots { return dots }
        let dots = UIPageControl(frame: .zero)
        dots.allowsContinuousInteraction = false
        self.dots = dots
        addSubview(dots)
        return dots
    }

    func showDot(_ index: Int) {
        guard let dots else { return }
        dots.currentPage = index
        shownDot = dots.currentPage
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var pages = bounds
        if let dots, !dots.isHidden {
            let height = dots.intrinsicContentSize.height
            let bottom = bounds.maxY - safeAreaInsets.bottom
            dots.frame = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
            pages.size.height = max(dots.frame.minY - bounds.minY, 0)
        }
        controller?.stage.layOut(in: pages)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Pages that the program turns cannot be touched meanwhile.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, let turn = controller?.turn, turn.origin != .drag, hit.isDescendant(of: stage) else { return hit }
        return self
    }
}
