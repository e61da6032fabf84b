import Foundation
@_spi(ForasteroInternal) import UIKitCore

// How a segmented control brings its parts up to date.
extension UISegmentedControl {
    func update(animated: Bool = false) {
        setNeedsLayout()
        let change = {
            self.showSegments()
            self.placePill()
        }
        guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
        UIView.animate(
            withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: change)
    }

    /// The segment whose background is the pill: the chosen one, or where the finger takes it.
    private var shownChoice: Int? {
        guard let press, press.movesChoice || isMomentary else { return chosen }
        return press.segment
    }

    private func state(of index: Int) -> UIControl.State {
        guard isEnabled, board.segments[index].content.isEnabled else { return index == chosen ? [.disabled, .selected] : .disabled }
        if index == shownChoice, !isMomentary { return .selected }
        return press?.segment == index ? .highlighted : .normal
    }

    private func showSegments() {
        for (index, segment) in board.segments.enumerated() {
            let state = state(of: index)
            let isFaint = state == .highlighted && !isMomentary && look.titleAttributes[.highlighted] == nil
            segment.show(
                state: state, attributes: look.attributes(for: state, theme: theme), background: look.background(for: state),
                fade: isFaint ? theme.highlightedAlpha : 1)
        }
        board.backgroundColor = look.hasBackgrounds ? nil : theme.backgroundColor
        board.layer.cornerRadius = look.hasBackgrounds ? 0 : theme.cornerRadius
        showDividers()
    }

    /// There is none beside the chosen segment.
    private func showDividers() {
        for (index, divider) in board.dividers.enumerated() {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (first, second) = (state(of: index), state(of: index + 1))
            divider.image = look.divider(left: isRightToLeft ? second : first, right: isRightToLeft ? first : second)
            divider.backgroundColor = divider.image == nil && !look.hasBackgrounds ? theme.dividerColor : nil
            let isBesideChoice = shownChoice == index || shownChoice == index + 1
            divider.alpha = divider.image == nil && isBesideChoice ? 0 : 1
        }
    }

    private func placePill() {
        let index = look.hasBackgrounds ? nil : shownChoice
        let isPressed = press != nil && press?.segment == index
        board.pill.backgroundColor = selectedSegmentTintColor ?? theme.pillColor
        if let index, board.segments.indices.contains(index), !bounds.isEmpty {
            let segment = board.segments[index].frame
            // Of a control that has been squeezed there may be less than the insets take.
            let frame = segment.insetBy(dx: min(theme.pillInset, segment.width / 2), dy: min(theme.pillInset, segment.height / 2))
            // A pill that comes from nowhere does not slide.
            let place = {
                self.board.pill.bounds = CGRect(origin: .zero, size: frame.size)
                self.board.pill.center = CGPoint(x: frame.midX, y: frame.midY)
            }
            if board.pill.alpha == 0 { UIView.performWithoutAnimation(place) } else { place() }
            let scale = isPressed ? theme.pressedScale : 1
            board.pill.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        board.pill.alpha = index == nil ? 0 : isEnabled ? 1 : 0.5
    }

    // MARK: Layout

    private var fixedWidths: [CGFloat] { board.segments.map(\.content.width) }

    private var naturalWidths: [CGFloat] {
        board.segments.map { segment in
            // Titles do not change their position when they are chosen and get heavier.
            let widths = [UIControl.State.normal, .selected].map {
                segment.contentSize(look.attributes(for: $0, theme: theme)).width
            }
            return (widths.max() ?? 0) + 2 * theme.padding
        }
    }

    var fittingSize: CGSize {
        let width = SegmentWidths.fitting(fixed: fixedWidths, natural: naturalWidths, byContent: apportionsSegmentWidthsByContent)
        return CGSize(width: width, height: max(theme.height, look.background(for: .normal)?.size.height ?? 0))
    }

    func placeSegments() {
        let natural = apportionsSegmentWidthsByContent ? naturalWidths : fixedWidths.map { _ in 1 }
        let widths = SegmentWidths.sharing(
            bounds.width, fixed: fixedWidths, natural: natural, byContent: apportionsSegmentWidthsByContent)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(traitCollection.displayScale, 1)
        var edge: CGFloat = 0
        for (index, segment) in board.segments.enumerated() {
            let (start, end) = ((edge * scale).rounded() / scale, ((edge + widths[index]) * scale).rounded() / scale)
            segment.frame = CGRect(
                x: isRightToLeft ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
            segment.displacement = displacement(of: index)
            edge += widths[index]
        }
        placeDividers(isRightToLeft: isRightToLeft)
        placePill()
    }

    private func placeDividers(isRightToLeft: Bool) {
        for (index, divider) in board.dividers.enumerated() {
            let middle = isRightToLeft ? board.segments[index].frame.minX : board.segments[index].frame.maxX
            let size = divider.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? theme.dividerSize
            divider.frame = CGRect(
                x: middle - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
    }

    private func displacement(of index: Int) -> CGSize {
        let (offset, adjustment) = (board.segments[index].content.offset, look.adjustment(for: kind(of: index)))
        return CGSize(width: offset.width + adjustment.horizontal, height: offset.height + adjustment.vertical)
    }

    private func kind(of index: Int) -> UISegmentedControl.Segment {
        guard board.segments.count > 1 else { return .alone }
        return index == 0 ? .left : index == board.segments.count - 1 ? .right : .center
    }
}
