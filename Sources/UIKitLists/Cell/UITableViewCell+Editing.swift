import UIKitCore

extension UITableViewCell {
    func changeEditing(_ isOn: Bool, animated: Bool) {
        guard isOn != status.isEditing else { return }
        status.isEditing = isOn
        setNeedsUpdateConfiguration()
        updateEditingState(animated: animated)
    }

    /// True if the row has a control at its beginning.
    var showsEditControl: Bool {
        status.isEditing && context.isEditable && (choosesByCircle || context.editingStyle != .none)
    }

    /// True if the row shows the grip by which it is moved.
    var showsGrip: Bool { status.isEditing && context.canMove }

    /// Moves controls and content to their positions, and notifies the cell of another state.
    func updateEditingState(animated: Bool) {
        prepareControls()
        var state = status.state
        if showsEditControl { state.insert(.showingEditControlMask) } else { state.remove(.showingEditControlMask) }
        move(to: state, animated: animated)
    }

    /// Lays out for another state. `didTransition` comes when all has arrived.
    func move(to state: StateMask, animated: Bool) {
        let isChange = state != status.state
        if isChange { willTransition(to: state) }
        status.state = state
        setNeedsLayout()
        guard animated, window != nil else {
            if isChange { didTransition(to: state) }
            return
        }
        UIView.animate(
            withDuration: theme.editDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.layoutIfNeeded() },
            completion: { [weak self] _ in
                guard isChange, let self, status.state == state else { return }
                didTransition(to: state)
            })
    }

    // MARK: Controls

    /// Makes the controls that are needed, where they come in from.
    private func prepareControls() {
        let needsControl = showsEditControl
        let needsGrip = showsGrip
        guard needsControl && parts.editControl == nil || needsGrip && parts.grip == nil else { return }
        UIView.performWithoutAnimation {
            if needsControl, parts.editControl == nil { parts.editControl = makeEditControl() }
            if needsGrip, parts.grip == nil { parts.grip = makeGrip() }
            placeControlsOutside()
        }
    }

    private func makeEditControl() -> CellEditControl {
        let control = CellEditControl(theme: theme)
        control.alpha = 0
        control.onTap = { [weak self] in
            guard let self else { return }
            host?.cellEditControlWasTapped(self)
        }
        addSubview(control)
        return control
    }

    private func makeGrip() -> CellGrip {
        let grip = CellGrip(theme: theme)
        grip.alpha = 0
        grip.onPhase = { [weak self] phase in
            guard let self else { return }
            host?.cellGrip(self, phase)
        }
        addSubview(grip)
        return grip
    }

    private func placeControlsOutside() {
        var outside = layoutContext(size: bounds.size, hairline: 0)
        outside.hasEditControl = false
        outside.hasGrip = false
        let layout = CellLayout(outside, theme: theme)
        if parts.editControl?.alpha == 0 { parts.editControl?.frame = layout.editControl }
        if parts.grip?.alpha == 0 { parts.grip?.frame = layout.grip }
    }

    func layOutControls(_ layout: CellLayout) {
        if let control = parts.editControl {
            if showsEditControl { control.show(choosesByCircle ? .circle : .style(context.editingStyle)) }
            control.isChosen = status.isSelected
            control.frame = layout.editControl
            control.alpha = showsEditControl ? 1 : 0
        }
        if let grip = parts.grip {
            grip.frame = layout.grip
            grip.alpha = showsGrip ? 1 : 0
        }
    }

    // MARK: Swipes

    /// Puts in what a swipe brings to light; nothing is seen of it before the cell slides.
    package func showSwipeActions(_ view: SwipeActionsView) {
        parts.swipeActions?.removeFromSuperview()
        parts.swipeActions = view
        UIView.performWithoutAnimation {
            addSubview(view)
            layOutSwipeActions()
            view.layoutIfNeeded()
        }
    }

    /// Moves all parts to the side, to the left if `distance` is below 0.
    package func slide(to distance: CGFloat, animated: Bool) {
        guard distance != status.slide else { return }
        var state = status.state
        if distance != 0 { state.insert(.showingDeleteConfirmationMask) } else { state.remove(.showingDeleteConfirmationMask) }
        status.slide = distance
        if distance != 0 { showClipping() }
        setNeedsUpdateConfiguration()
        move(to: state, animated: animated)
    }

    /// Moves all parts back.
    package func endSlide(animated: Bool) {
        let view = parts.swipeActions
        slide(to: 0, animated: animated)
        guard let view else { return }
        parts.swipeActions = nil
        guard animated, window != nil else {
            showClipping()
            return view.removeFromSuperview()
        }
        // It closes with the cell, which does not know it any more.
        UIView.animate(
            withDuration: theme.editDuration, delay: 0, options: .beginFromCurrentState,
            animations: {
                view.frame = self.swipeActionsFrame(of: view)
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                view.removeFromSuperview()
                self?.showClipping()
            })
    }

    func layOutSwipeActions() {
        guard let view = parts.swipeActions else { return }
        view.frame = swipeActionsFrame(of: view)
    }

    /// As much as the parts have given free.
    private func swipeActionsFrame(of view: SwipeActionsView) -> CGRect {
        let isAtRight = view.isTrailing != isRightToLeft
        let width = max(isAtRight ? -status.slide : status.slide, 0)
        return CGRect(x: isAtRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    // MARK: Moving

    /// Shows the row above the others, for a finger that moves it.
    func setLifted(_ isLifted: Bool) {
        status.isReordering = isLifted
        // A shadow is not seen on black: what is nearer is lighter there.
        if isLifted { traitOverrides.userInterfaceLevel = .elevated } else { traitOverrides.remove(UITraitUserInterfaceLevel.self) }
        setNeedsUpdateConfiguration()
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = theme.liftedShadow.radius
        UIView.animate(withDuration: theme.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layer.shadowOpacity = isLifted ? self.theme.liftedShadow.opacity : 0
            self.alpha = isLifted ? self.theme.liftedAlpha : 1
        }
    }
}
