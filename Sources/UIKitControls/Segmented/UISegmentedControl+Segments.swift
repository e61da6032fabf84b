import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The segments of a control, and what becomes of them when something changes.
extension UISegmentedControl {
    func content(at index: Int) -> SegmentContent? { pinned(index).map { board.segments[$0].content } }

    /// Indexes above the last one stand for the last one.
    private func pinned(_ index: Int) -> Int? {
        board.segments.isEmpty || index < 0 ? nil : min(index, board.segments.count - 1)
    }

    func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
        guard let index = pinned(index) else { return }
        body(&board.segments[index].content)
        segmentsDidChange()
    }

    func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        let index = min(max(index, 0), board.segments.count)
        let view = SegmentView(content)
        let animates = animated && window != nil
        if animates {
            layoutIfNeeded()
            let edge = index < board.segments.count ? board.segments[index].frame.minX : bounds.maxX
            UIView.performWithoutAnimation {
                view.frame = CGRect(x: edge, y: 0, width: 0, height: bounds.height)
                view.alpha = 0
            }
        }
        board.addSubview(view)
        board.segments.insert(view, at: index)
        if let chosen, chosen >= index { self.chosen = chosen + 1 }
        segmentsDidChange()
        guard animates else { return }
        animate {
            view.alpha = 1
            self.layoutIfNeeded()
        }
    }

    /// Adds segments behind those that there are. Every change shows all segments anew, so that many come in one.
    func append(_ contents: [SegmentContent]) {
        guard !contents.isEmpty else { return }
        for content in contents {
            let view = SegmentView(content)
            board.addSubview(view)
            board.segments.append(view)
        }
        segmentsDidChange()
    }

    func remove(at index: Int, animated: Bool) {
        guard let index = pinned(index) else { return }
        let view = board.segments.remove(at: index)
        if let chosen { self.chosen = chosen == index ? nil : chosen > index ? chosen - 1 : chosen }
        segmentsDidChange()
        guard animated, window != nil else { return view.removeFromSuperview() }
        animate(
            {
                view.alpha = 0
                self.layoutIfNeeded()
            }, completion: { view.removeFromSuperview() })
    }

    private func animate(_ body: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil) {
        UIView.animate(
            withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: body,
            completion: { _ in completion?() })
    }

    func segmentsDidChange() {
        board.fitDividers()
        invalidateIntrinsicContentSize()
        update()
    }

    // MARK: Choice

    /// By the program.
    func choose(_ index: Int) {
        // ad-hoc: indexes that do not exist choose nothing
        let new = board.segments.indices.contains(index) && !isMomentary ? index : nil
        guard new != chosen else { return }
        willChangeValue(forKey: "selectedSegmentIndex")
        chosen = new
        didChangeValue(forKey: "selectedSegmentIndex")
        update()
    }

    /// The segment at a position, if it can be chosen.
    private func segment(at point: CGPoint) -> Int? {
        guard isTouchInside || press == nil else { return nil }
        let x = min(max(point.x, bounds.minX), bounds.maxX - 0.01) - bounds.minX
        let index = board.segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
        return index.flatMap { board.segments[$0].content.isEnabled ? $0 : nil }
    }

    func beginPress(at point: CGPoint) -> Bool {
        layoutIfNeeded()
        guard let index = segment(at: point) else { return false }
        press = SegmentPress(segment: index, movesChoice: index == chosen)
        update(animated: true)
        return true
    }

    func movePress(to point: CGPoint) {
        guard var new = press else { return }
        let isNear = bounds.insetBy(dx: -theme.height, dy: -theme.height).contains(point)
        new.segment = isNear || new.movesChoice ? segment(at: point) ?? (new.movesChoice ? new.segment : nil) : nil
        guard new != press else { return }
        press = new
        update(animated: true)
    }

    func endPress(_ event: UIEvent?) {
        let index = press?.segment
        press = nil
        guard let index, isMomentary || index != chosen else { return update(animated: true) }
        willChangeValue(forKey: "selectedSegmentIndex")
        chosen = index
        didChangeValue(forKey: "selectedSegmentIndex")
        update(animated: true)
        if let action = board.segments[index].content.action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary {
            chosen = nil
            update(animated: true)
        }
    }
}
