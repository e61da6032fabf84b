import UIKitControls
import UIKitCore

// The dots below pages that scroll from side to side.
extension UIPageViewController {
    /// Asks the data source for the dots; without an answer there are none.
    func askForDots() {
        guard let content else { return }
        content.setNeedsLayout()
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, !pages.isEmpty, let dataSource,
            let count = dataSource.presentationCount?(for: self), let index = dataSource.presentationIndex?(for: self)
        else {
            content.dots?.isHidden = true
            return
        }
        let dots = content.ensureDots()
        dots.isHidden = false
        dots.numberOfPages = count
        content.showDot(index)
        dots.addTarget(self, action: #selector(dotsWereTapped), for: .valueChanged)
    }

    /// A finger has turned the page.
    func moveDots(_ side: PageSide) {
        guard let content else { return }
        content.showDot(content.shownDot + ((side == .after) != readsFromRightToLeft ? 1 : -1))
    }

    /// Goes to the next page; the dot follows when that has come.
    @objc func dotsWereTapped(_ dots: UIPageControl) {
        guard let content else { return }
        let isForward = dots.currentPage > content.shownDot
        content.showDot(content.shownDot)
        let side: PageSide = isForward != readsFromRightToLeft ? .after : .before
        guard turn == nil, canAnimate, let page = pages.first, let next = neighbour(of: page, on: side) else { return }
        begin(PageTurn(side: side, incoming: [next], outgoing: pages, back: nil, origin: .tap, isAnimated: true))
        if let turn { stage.run(turn) }
    }
}
