import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The views above and below all sections, and the one behind them.
extension UITableView {
    /// Another view is above all sections, or below them. Set again, one with a new frame moves what follows it.
    func replaceHeaderOrFooter(_ former: UIView?, with view: UIView?) {
        if let former, former !== view, former.superview === self { former.removeFromSuperview() }
        if let view, view.superview !== self { addSubview(view) }
        content.generation += 1
        // The first group stands further up below a view of the app's.
        noteHeightsAreStale()
        if content.freshness == .current || content.counts.isEmpty { layoutFrameDidChange() }
        placeHeaderAndFooterViews()
        setNeedsLayout()
    }

    func replaceBackground(_ former: UIView?) {
        if let former, former.superview === self { former.removeFromSuperview() }
        if let backgroundView {
            insertSubview(backgroundView, at: 0)
            backgroundView.frame = bounds
        }
        setNeedsLayout()
    }

    /// Brings those views to where they belong. Their heights are their own.
    func placeHeaderAndFooterViews() {
        UIView.performWithoutAnimation {
            place(backgroundView, bounds)
            if let tableHeaderView {
                place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height))
            }
            if let tableFooterView {
                let start = content.layout.bottomRect.minY
                place(tableFooterView, CGRect(x: 0, y: start, width: bounds.width, height: tableFooterView.frame.height))
            }
        }
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        if let view, view.frame != frame { view.frame = frame }
    }
}
