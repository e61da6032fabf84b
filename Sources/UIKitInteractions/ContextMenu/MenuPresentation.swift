import Foundation

/// A menu on screen, from its coming to its going: the platters of the menu and of submenus, and what they belong to.
@MainActor
final class MenuPresentation: UIObject, ContextMenuPresenting {
    package private(set) var menu: UIMenu
    private let source: MenuSource
    private let isCompact: Bool
    private let theme = MenuTheme.flat
    private let motion = MenuMotion.flat
    private var overlay: MenuOverlay?
    private var preview: MenuPreviewView?
    /// Hides the lifted view at its own position, where it would shine through the blur.
    private var cover: (layer: CALayer, mask: CALayer)?
    /// The menu, and on it the submenus that are open.
    private(set) var platters: [MenuPlatter] = []
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var finger: MenuFinger
    private var selfWhileShown: MenuPresentation?
    package var order: UIContextMenuConfiguration.ElementOrder = .automatic

    /// The menu is about to go.
    package var willEnd: ((MenuAnimator) -> Void)?
    package var previewWasTapped: ((MenuAnimator) -> Void)?
    /// Where what was lifted goes back to; nil is where it came from.
    package var endTarget: () -> UITargetedPreview? = { nil }

    /// - Parameter finger: where the finger is that has brought the menu, in the window's coordinates; nil for none.
    required init(_ menu: UIMenu, source: MenuSource, isCompact: Bool, finger: CGPoint?) {
        self.menu = menu
        self.source = source
        self.isCompact = isCompact
        self.finger = MenuFinger(start: finger, slack: motion.slack)
        super.init()
    }

    // MARK: Coming

    package func begin(in window: UIWindow, animator: MenuAnimator) {
        selfWhileShown = self
        let overlay = MenuOverlay(frame: window.bounds, motion: motion, isBlurred: !isCompact)
        overlay.touchedOutside = { [weak self] in self?.dismiss() }
        self.overlay = overlay
        window.addSubview(overlay)
        var start = source.frame(in: window)
        if !isCompact { start = addPreview(to: overlay, at: start) }
        let platter = addPlatter(for: menu, isSubmenu: false, to: overlay)
        let placement = placement(of: platter, beside: start, in: overlay)
        load(menu)
        grow(platter, to: placement.menu, from: start, isAbove: placement.isAbove)
        UIView.animate(
            withDuration: motion.openDuration, delay: 0, usingSpringWithDamping: motion.damping, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            overlay.backdrop?.alpha = 1
            self.preview?.frame = placement.preview
            self.preview?.layoutIfNeeded()
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
    }

    /// Puts in what is lifted. Returns where it is going to be before the menu has had its say.
    private func addPreview(to overlay: MenuOverlay, at start: CGRect) -> CGRect {
        let view = MenuPreviewView(source, theme: theme)
        view.frame = start
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(previewTapped)))
        overlay.addSubview(view)
        preview = view
        if let controller = source.controller {
            let size = MenuSource.size(of: controller, in: room(in: overlay))
            return CGRect(x: start.midX - size.width / 2, y: start.midY - size.height / 2, width: size.width, height: size.height)
        }
        let (dx, dy) = (start.width * (motion.liftedScale - 1) / 2, start.height * (motion.liftedScale - 1) / 2)
        if let layer = source.preview?.view.layer, layer.mask == nil { hide(layer) }
        // A preview that fills the width stays in it.
        return start.width * motion.liftedScale > overlay.bounds.width ? start : start.insetBy(dx: -dx, dy: -dy)
    }

    /// The app's own properties stay as they are: it may change or read them meanwhile.
    private func hide(_ layer: CALayer) {
        let mask = CALayer()
        layer.mask = mask
        cover = (layer, mask)
    }

    private func showSource() {
        if let cover, cover.layer.mask === cover.mask { cover.layer.mask = nil }
        cover = nil
    }

    private func room(in overlay: UIView) -> CGRect {
        let safe = overlay.safeAreaInsets
        let margin = motion.screenMargin
        return overlay.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, margin), left: max(safe.left, margin), bottom: max(safe.bottom, margin), right: max(safe.right, margin)))
    }

    private func placement(of platter: MenuPlatter, beside start: CGRect, in overlay: MenuOverlay) -> MenuPlacement {
        MenuPlacement(
            preview: start, menuSize: platter.wantedSize, room: room(in: overlay),
            distance: isCompact ? motion.distance / 2 : motion.distance, mayMove: !isCompact,
            scale: max(overlay.traitCollection.displayScale, 1))
    }

    private func addPlatter(for menu: UIMenu, isSubmenu: Bool, to overlay: MenuOverlay) -> MenuPlatter {
        let platter = MenuPlatter(menu, isSubmenu: isSubmenu, theme: theme)
        platter.chose = { [weak self, weak platter] row in
            guard let self, let platter else { return }
            self.choose(row, in: platter)
        }
        platter.wentBack = { [weak self] in self?.closeSubmenu() }
        overlay.addSubview(platter)
        platters.append(platter)
        fill(platter)
        return platter
    }

    private func fill(_ platter: MenuPlatter) {
        platter.show(MenuContent(platter.menu, loaded: loaded)) { [source] item in
            switch item {
            case .leaf(let leaf, _): MenuAction(leaf, from: source.view).validate() && !leaf.attributes.contains(.disabled)
            case .submenu: true
            case .waiting: false
            }
        }
    }

    private func grow(_ platter: MenuPlatter, to frame: CGRect, from start: CGRect, isAbove: Bool) {
        platter.frame = frame
        platter.layoutIfNeeded()
        let origin = CGPoint(x: min(max(start.midX, frame.minX), frame.maxX), y: isAbove ? frame.maxY : frame.minY)
        platter.transform = Self.scale(motion.closedScale, of: frame, about: origin)
        platter.alpha = 0
        UIView.animate(withDuration: motion.openDuration / 3, delay: 0, options: .allowUserInteraction) { platter.alpha = 1 }
        UIView.animate(
            withDuration: motion.openDuration, delay: 0, usingSpringWithDamping: motion.damping, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { platter.transform = .identity }
    }

    /// Scales a view about a point that need not be its middle.
    private static func scale(_ scale: CGFloat, of frame: CGRect, about point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (point.x - frame.midX) * (1 - scale), ty: (point.y - frame.midY) * (1 - scale))
    }

    // MARK: Content

    /// Asks for the elements of deferred ones, and shows them as they come.
    private func load(_ menu: UIMenu) {
        for deferred in MenuContent.deferred(in: menu) where loaded[ObjectIdentifier(deferred)] == nil {
            deferred.load { [weak self] elements in
                guard let self, let platter = self.platters.first(where: { $0.menu === menu }) else { return }
                self.loaded[ObjectIdentifier(deferred)] = elements
                self.refill(platter)
            }
        }
    }

    private func refill(_ platter: MenuPlatter) {
        fill(platter)
        guard let overlay, let window = overlay.window else { return }
        let start = preview?.frame ?? source.frame(in: window)
        let frame = platters.first === platter ? placement(of: platter, beside: start, in: overlay).menu : frame(ofSubmenu: platter)
        UIView.animate(withDuration: motion.closeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            platter.bounds.size = frame.size
            platter.center = CGPoint(x: frame.midX, y: frame.midY)
            platter.layoutIfNeeded()
        }
    }

    /// Shows another menu in place of this one; submenus close.
    package func replaceMenu(with newMenu: UIMenu) {
        guard let overlay, let former = platters.first else { return }
        menu = newMenu
        for platter in platters { platter.removeFromSuperview() }
        platters = []
        let platter = addPlatter(for: newMenu, isSubmenu: false, to: overlay)
        platter.frame = former.frame
        load(newMenu)
        refill(platter)
    }

    // MARK: Submenus

    private func openSubmenu(_ submenu: UIMenu, from row: MenuRowView, in parent: MenuPlatter) {
        guard let overlay else { return }
        let rect = parent.convert(row.frame, from: row.superview)
        let platter = addPlatter(for: submenu, isSubmenu: true, to: overlay)
        submenuTops[ObjectIdentifier(platter)] = parent.frame.minY + rect.minY
        load(submenu)
        let frame = frame(ofSubmenu: platter)
        grow(platter, to: frame, from: CGRect(x: frame.midX, y: frame.minY, width: 0, height: 0), isAbove: false)
        UIView.animate(withDuration: motion.closeDuration, delay: 0, options: .allowUserInteraction) {
            parent.transform = CGAffineTransform(scaleX: self.motion.coveredScale, y: self.motion.coveredScale)
            parent.alpha = 0.6
        }
        parent.isUserInteractionEnabled = false
    }

    /// From where in the outer menu a submenu came, in points of the window.
    private var submenuTops: [ObjectIdentifier: CGFloat] = [:]

    private func frame(ofSubmenu platter: MenuPlatter) -> CGRect {
        guard let overlay, let root = platters.first else { return platter.frame }
        let room = room(in: overlay)
        let size = CGSize(width: platter.wantedSize.width, height: min(platter.wantedSize.height, room.height))
        let top = submenuTops[ObjectIdentifier(platter)] ?? root.frame.minY
        return CGRect(
            x: root.center.x - size.width / 2, y: min(max(top, room.minY), room.maxY - size.height), width: size.width, height: size.height)
    }

    private func closeSubmenu() {
        guard platters.count > 1, let platter = platters.popLast(), let parent = platters.last else { return }
        submenuTops[ObjectIdentifier(platter)] = nil
        parent.isUserInteractionEnabled = true
        UIView.animate(withDuration: motion.closeDuration, delay: 0, options: .allowUserInteraction) {
            platter.alpha = 0
            parent.transform = .identity
            parent.alpha = 1
        } completion: { _ in
            platter.removeFromSuperview()
        }
    }

    // MARK: Choosing

    private func choose(_ row: MenuRowView, in platter: MenuPlatter) {
        switch row.item {
        case .submenu(let submenu): openSubmenu(submenu, from: row, in: platter)
        case .waiting: break
        case .leaf(let leaf, let chooser):
            let action = MenuAction(leaf, from: source.view)
            if let chooser { MenuAction.select(leaf, in: chooser) }
            if leaf.attributes.contains(.keepsMenuPresented) {
                action.perform()
                for platter in platters { fill(platter) }
            } else {
                dismiss()
                action.perform()
            }
        }
    }

    /// The finger that has brought the menu moves on, or is lifted.
    package func follow(_ point: CGPoint, isLifted: Bool) {
        finger.move(to: point)
        guard finger.isFarEnough, let overlay, let platter = platters.last else { return }
        let location = platter.convert(point, from: overlay)
        guard isLifted else { return platter.highlight(at: location) }
        platter.choose(at: location)
    }

    package func forgetFinger() { platters.last?.highlight(at: nil) }

    @objc private func previewTapped() {
        guard previewWasTapped != nil else { return dismiss() }
        let animator = MenuAnimator(previewViewController: source.controller)
        previewWasTapped?(animator)
        dismiss(commit: animator)
    }

    // MARK: Going

    /// - Parameter commit: what is added to the animation when the preview was tapped.
    package func dismiss(commit: MenuAnimator? = nil) {
        guard let overlay else { return }
        self.overlay = nil
        let animator = MenuAnimator(previewViewController: source.controller)
        willEnd?(animator)
        overlay.isUserInteractionEnabled = false
        let window = overlay.window
        let goal = window.map { window in endTarget().map { MenuSource.frame(of: $0, in: window) } ?? source.frame(in: window) }
        let grows = commit?.preferredCommitStyle == .pop && source.controller != nil
        UIView.animate(withDuration: motion.closeDuration, delay: 0, options: .curveEaseOut) {
            overlay.backdrop?.alpha = 0
            self.shrinkPlatters(towards: goal)
            if let preview = self.preview, let goal {
                preview.frame = grows ? overlay.bounds : goal
                preview.layoutIfNeeded()
                if self.source.controller != nil { preview.alpha = 0 }
            }
            animator.animate()
            commit?.animate()
        } completion: { _ in
            overlay.removeFromSuperview()
            self.showSource()
            animator.complete()
            commit?.complete()
            self.selfWhileShown = nil
        }
    }

    private func shrinkPlatters(towards goal: CGRect?) {
        for platter in platters {
            let frame = CGRect(
                x: platter.center.x - platter.bounds.width / 2, y: platter.center.y - platter.bounds.height / 2,
                width: platter.bounds.width, height: platter.bounds.height)
            let isAbove = goal.map { $0.midY > frame.midY } ?? false
            let origin = CGPoint(
                x: min(max(goal?.midX ?? frame.midX, frame.minX), frame.maxX), y: isAbove ? frame.maxY : frame.minY)
            platter.transform = Self.scale(motion.closedScale, of: frame, about: origin)
            platter.alpha = 0
        }
    }
}
