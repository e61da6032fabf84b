import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// All that a navigation bar shows of one child controller of its stack: titles, prompt, the back button and the child controller's own
/// buttons.
final class NavigationBarItemView: UIView {
    private(set) var content: NavigationBarContent
    private(set) var look: NavigationBarLook
    /// Holds the title or the app's view, so that a transition can displace it.
    let titleHolder = UIView()
    private let titleLabel = UILabel(frame: .zero)
    private var titleView: UIView?
    /// The size that the app gave its view, and the one that it was placed with; another one than that is the app's again.
    private var titleViewSize = (given: CGSize.zero, placed: CGSize?.none)
    private(set) var largeTitle: LargeTitleView?
    private(set) var promptLabel: UILabel?
    /// The search bar, and whether it is shown alone.
    var search = NavigationBarItemSearch()
    private(set) var backButton: BackButtonView?
    private(set) lazy var leading = BarButtonGroup(in: self, sizeDidChange: { [weak self] in self?.setNeedsLayout() })
    private(set) lazy var trailing = BarButtonGroup(in: self, sizeDidChange: { [weak self] in self?.setNeedsLayout() })
    private let goBack: () -> Void

    init(_ content: NavigationBarContent, look: NavigationBarLook, goBack: @escaping () -> Void) {
        self.content = content
        self.look = look
        self.goBack = goBack
        super.init(frame: .zero)
        titleLabel.accessibilityTraits = [.staticText, .header]
        addSubview(titleHolder)
        show(content, look: look)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Takes new content; what stays the same keeps its views.
    /// - Parameter isAnimated: whether buttons that come and go fade.
    func show(_ content: NavigationBarContent, look: NavigationBarLook, isAnimated: Bool = false) {
        self.content = content
        self.look = look
        UIView.performWithoutAnimation {
            showTitle()
            showLargeTitle()
            showPrompt()
            showBackButton()
            showSearchBar()
        }
        showButtons(isAnimated: isAnimated)
        setNeedsLayout()
    }

    private func showButtons(isAnimated: Bool) {
        var added: [UIView] = []
        var removed: [UIView] = []
        UIView.performWithoutAnimation {
            for (group, items) in [(leading, content.item.leftBarButtonItems), (trailing, content.item.rightBarButtonItems)] {
                let change = group.show(items ?? [], look: look.buttons)
                added += change.added
                removed += change.removed
            }
            if isAnimated { for button in added { button.alpha = 0 } }
        }
        guard isAnimated else { return removed.forEach { $0.removeFromSuperview() } }
        UIView.animate(
            withDuration: look.theme.fadeDuration,
            animations: {
                for button in added { button.alpha = 1 }
                for button in removed { button.alpha = 0 }
            }, completion: { _ in removed.forEach { $0.removeFromSuperview() } })
    }

    private func showTitle() {
        titleLabel.show(content.title, attributes: look.titleAttributes)
        if titleView !== content.item.titleView {
            if titleView?.superview === titleHolder { titleView?.removeFromSuperview() }
            titleView = content.item.titleView
            titleViewSize = (.zero, nil)
        }
        let shown = titleView ?? titleLabel
        titleHolder.isUserInteractionEnabled = titleView != nil
        if titleView != nil { titleLabel.removeFromSuperview() }
        if shown.superview !== titleHolder { titleHolder.addSubview(shown) }
    }

    private func showLargeTitle() {
        guard content.isLarge else {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
            return
        }
        let view = largeTitle ?? LargeTitleView(theme: look.theme)
        view.label.show(content.title, attributes: look.largeTitleAttributes)
        view.setNeedsLayout()
        guard largeTitle == nil else { return }
        largeTitle = view
        insertSubview(view, at: 0)
    }

    private func showPrompt() {
        guard let prompt = content.item.prompt else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            return
        }
        let label = promptLabel ?? UILabel(frame: .zero)
        label.show(prompt, attributes: look.promptAttributes)
        guard promptLabel == nil else { return }
        promptLabel = label
        addSubview(label)
    }

    private func showBackButton() {
        guard content.hasBackButton else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let button = backButton ?? BackButtonView(look: look, target: self, action: #selector(pressBack))
        button.show(content, look: look)
        guard backButton == nil else { return }
        backButton = button
        addSubview(button)
    }

    @objc private func pressBack() { goBack() }

    // MARK: Layout

    /// The row of buttons and title, below the prompt.
    var row: CGRect {
        let prompt = content.item.prompt == nil ? 0 : look.theme.promptHeight
        // A search that has the bar for itself moves everything else up.
        let y = content.isSearchAlone ? -look.rowHeight : prompt
        return CGRect(x: 0, y: y, width: bounds.width, height: look.rowHeight)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var room: NavigationBarLayout.Room {
        let insets = safeAreaInsets
        return NavigationBarLayout.Room(
            row: row, leadingInset: isRightToLeft ? insets.right : insets.left, trailingInset: isRightToLeft ? insets.left : insets.right,
            margin: look.theme.bar.margin(forWidth: bounds.width), buttonSpacing: look.theme.bar.buttonSpacing,
            titleGap: look.theme.titleGap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = room
        let titleSize = titleSize(in: room)
        let parts = NavigationBarLayout.Content(
            back: backButton.map { NavigationBarLayout.Back(titleStart: $0.titleStart, titleWidths: $0.titleWidths) },
            leading: leading.slots, trailing: inlineSearchSlots + trailing.slots, titleWidth: titleSize.width)
        var layout = NavigationBarLayout(parts, in: room)
        if isRightToLeft { layout = layout.mirrored(in: room.row) }
        if let backButton, let frame = layout.back {
            backButton.leadingInset = room.leadingInset
            backButton.titleIndex = layout.backTitleIndex
            backButton.frame = frame
        }
        leading.place(at: layout.leading, in: row, theme: look.theme.bar)
        let inline = inlineSearchSlots.count
        trailing.place(at: Array(layout.trailing.dropFirst(inline)), in: row, theme: look.theme.bar)
        placeTitle(size: titleSize, in: layout.title)
        placeLargeTitle()
        placeSearchBar(inline: inline > 0 ? layout.trailing[0] : nil)
        placePrompt()
        showSearchAlone()
    }

    /// The size of the title; a view of the app's keeps its own, or gets one if it has none.
    private func titleSize(in room: NavigationBarLayout.Room) -> CGSize {
        guard let titleView else { return titleLabel.sizeThatFits(.zero) }
        if titleView.bounds.size != titleViewSize.placed { titleViewSize.given = titleView.bounds.size }
        let given = titleViewSize.given
        guard given.width == 0 || given.height == 0 else { return given }
        let natural = titleView.intrinsicContentSize
        if natural.width > 0, natural.height > 0 { return natural }
        return titleView.sizeThatFits(CGSize(width: room.row.width - 2 * room.margin, height: room.row.height))
    }

    private func placeTitle(size: CGSize, in frame: CGRect) {
        let offset = titleView == nil ? look.appearance.titlePositionAdjustment : .zero
        let size = CGSize(width: frame.width, height: min(size.height, frame.height))
        let scale = max(traitCollection.displayScale, 1)
        let x = ((frame.minX + offset.horizontal) * scale).rounded() / scale
        let y = ((frame.midY - size.height / 2 + offset.vertical + (titleView == nil ? look.titleOffset : 0)) * scale).rounded() / scale
        // By middle and size, since a transition may have displaced the holder.
        titleHolder.bounds = CGRect(origin: .zero, size: size)
        titleHolder.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
        (titleView ?? titleLabel).frame = titleHolder.bounds
        titleViewSize.placed = titleView?.bounds.size
        if !isDisplaced { titleHolder.alpha = restingTitleAlpha }
    }

    private func placeLargeTitle() {
        guard let largeTitle else { return }
        let insets = safeAreaInsets
        let margin = look.theme.bar.margin(forWidth: bounds.width)
        largeTitle.margins = UIEdgeInsets(top: 0, left: insets.left + margin, bottom: 0, right: insets.right + margin)
        largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleRoom)
    }

    private func placePrompt() {
        guard let promptLabel else { return }
        let margin = look.theme.bar.margin(forWidth: bounds.width)
        var size = promptLabel.sizeThatFits(.zero)
        size.width = min(size.width, bounds.width - 2 * margin)
        promptLabel.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((look.theme.promptHeight - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// The title in the middle is hidden while the large one is seen.
    var restingTitleAlpha: CGFloat {
        if content.isSearchAlone { return 0 }
        guard content.isLarge, titleView == nil else { return 1 }
        return largeTitleRoom < look.theme.largeTitleRest ? 1 : 0
    }

    // MARK: Transitions

    private(set) var isDisplaced = false

    /// A transition begins: what is laid out meanwhile leaves it to that whether the title is seen.
    func holdTitle() { isDisplaced = true }

    /// The child controller stands where it belongs.
    func rest() {
        isDisplaced = false
        displaceTitle(by: 0, alpha: restingTitleAlpha)
        displaceBackTitle(by: 0, alpha: 1)
        backButton?.arrow.alpha = 1
        largeTitle?.label.transform = .identity
        largeTitle?.alpha = 1
        setButtonsAlpha(1)
        displaceSearchBar(by: 0, alpha: 1)
        search.isShownAlone = false
        showSearchAlone()
    }

    /// The child controller is below another one: its title has become that one's back button.
    func sink(below upper: NavigationBarItemView) {
        isDisplaced = true
        displaceTitle(by: upper.backTitleX - titleHolder.center.x, alpha: 0)
        displaceBackTitle(by: -direction * backTitleWidth, alpha: 0)
        displaceLargeTitle(by: -direction * bounds.width / 3)
        displaceSearchBar(by: -direction * bounds.width / 3, alpha: 0)
        setButtonsAlpha(0)
        setArrowAlpha(upper.backButton == nil ? 0 : nil)
    }

    /// The child controller has not come yet, or has gone: its back button is still the title of the one below.
    func rise(above lower: NavigationBarItemView) {
        isDisplaced = true
        displaceTitle(by: direction * bounds.width / 2, alpha: 0)
        displaceBackTitle(by: lower.content.isLarge ? 0 : lower.titleHolder.center.x - backTitleX, alpha: 0)
        displaceLargeTitle(by: direction * bounds.width)
        displaceSearchBar(by: direction * bounds.width, alpha: 0)
        setButtonsAlpha(0)
        setArrowAlpha(lower.backButton == nil ? 0 : nil)
    }

    /// The child controller is not seen, but stands where it belongs.
    func fade() {
        isDisplaced = true
        displaceTitle(by: 0, alpha: 0)
        displaceBackTitle(by: 0, alpha: 0)
        largeTitle?.alpha = 0
        displaceSearchBar(by: 0, alpha: 0)
        setButtonsAlpha(0)
        setArrowAlpha(0)
    }

    private var direction: CGFloat { isRightToLeft ? -1 : 1 }

    private var backTitleX: CGFloat {
        guard let backButton else { return isRightToLeft ? bounds.maxX : 0 }
        return backButton.frame.minX + backButton.titleCenter.x
    }

    private var backTitleWidth: CGFloat { backButton?.bounds.width ?? 0 }

    private func displaceTitle(by x: CGFloat, alpha: CGFloat) {
        titleHolder.transform = CGAffineTransform(translationX: x, y: 0)
        titleHolder.alpha = alpha
    }

    private func displaceBackTitle(by x: CGFloat, alpha: CGFloat) {
        backButton?.label.transform = CGAffineTransform(translationX: x, y: 0)
        backButton?.label.alpha = alpha
    }

    private func displaceLargeTitle(by x: CGFloat) {
        largeTitle?.label.transform = CGAffineTransform(translationX: x, y: 0)
        largeTitle?.alpha = 0
    }

    /// An arrow that both child controllers have stays as it is: nil leaves it alone.
    private func setArrowAlpha(_ alpha: CGFloat?) {
        if let alpha { backButton?.arrow.alpha = alpha }
    }

    func setButtonsAlpha(_ alpha: CGFloat) {
        for button in leading.views + trailing.views { button.alpha = alpha }
        promptLabel?.alpha = alpha
    }
}
