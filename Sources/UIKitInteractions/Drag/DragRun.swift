import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One drag, from lifting to dropping: what follows the finger, and who is notified of it.
@MainActor
final class DragRun: NSObject {
    let session: DragSession
    let search: DropSearch
    let window: UIWindow
    let overlay = UIView(frame: .zero)
    let theme = DragTheme.flat
    private(set) var items: [DraggedItem] = []
    /// All interactions from which items come.
    private(set) var contributors: [UIDragInteraction]
    let badge: DragBadge
    private let origin: CGPoint
    private let source: UIDragInteraction
    private let liftAnimator = DragAnimator()
    /// True if the source wants what is dragged in its own size.
    private var sourceKeepsSize = false
    private var keptSize = false
    /// Where the finger is, or the mouse, in the window's coordinates.
    private var touch: CGPoint
    private let isOfMouse: Bool
    /// How far what is dragged is away from the finger, in points (SV-29).
    private var lead: CGFloat = 0
    /// What is beneath the drag; nil before it has begun to move.
    private var reach: DragReach?
    /// True if the program that is beneath the finger would take the items; nil over windows of the application.
    private var isAcceptedElsewhere: Bool?
    /// Keeps the drag alive until its last animation is over.
    private var selfWhileUnderWay: DragRun?
    var host: DisplayHost { window.displayHost }

    init(_ session: DragSession, from source: UIDragInteraction, in window: UIWindow, isOfMouse: Bool) {
        self.session = session
        self.source = source
        self.window = window
        contributors = [source]
        self.isOfMouse = isOfMouse
        origin = session.finger
        touch = session.finger
        search = DropSearch(DropSession(of: session))
        badge = DragBadge(theme: theme)
        super.init()
        register()
        selfWhileUnderWay = self
        overlay.isUserInteractionEnabled = false
        overlay.frame = window.bounds
        overlay.addSubview(badge)
    }

    // MARK: Lifting

    /// - Parameter showsPreviews: false where a menu shows what is lifted already.
    func lift(showsPreviews: Bool) {
        window.addSubview(overlay)
        items = session.items.map { dragged($0, from: source) }
        for item in items { watch(item) }
        for item in items { item.place(in: overlay, finger: origin) }
        overlay.alpha = showsPreviews ? 1 : 0
        source.delegate?.dragInteraction?(source, willAnimateLiftWith: liftAnimator, session: session)
        UIView.animate(withDuration: theme.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
            for item in items { raise(item, by: theme.liftedScale) }
            liftAnimator.animate()
        }
    }

    private func dragged(_ item: UIDragItem, from source: UIDragInteraction) -> DraggedItem {
        DraggedItem(item, from: source, preview: liftPreview(of: item, from: source), theme: theme)
    }

    private func liftPreview(of item: UIDragItem, from source: UIDragInteraction) -> UITargetedDragPreview? {
        let selector = #selector(UIDragInteractionDelegate.dragInteraction(_:previewForLifting:session:))
        if let delegate = source.delegate, delegate.responds(to: selector) {
            return delegate.dragInteraction?(source, previewForLifting: item, session: session) ?? nil
        }
        return source.view.map { UITargetedDragPreview(view: $0) }
    }

    private func watch(_ item: DraggedItem) {
        item.item.previewProviderDidChange = { [weak self, weak item] in
            guard let self, session.isUnderWay, let item else { return }
            item.updatePreview(in: overlay, finger: session.finger)
            arrange()
        }
    }

    private func raise(_ item: DraggedItem, by scale: CGFloat) {
        item.view?.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.view?.layer.shadowOpacity = theme.shadowOpacity
    }

    // MARK: Following

    func move(to finger: CGPoint) {
        if !session.isUnderWay {
            guard hypot(finger.x - origin.x, finger.y - origin.y) > theme.slack else { return }
            begin()
        }
        touch = finger
        follow()
    }

    /// The finger has moved, or there is something else beneath it.
    private func follow() {
        let hit = look()
        arrange()
        for interaction in contributors { interaction.delegate?.dragInteraction?(interaction, sessionDidMove: session) }
        search.move(over: hit)
        followPrecisionOfProposal()
        followSizeOfProposal()
        if let shown = session.guest {
            SpringLoading.move(to: shown.place, in: shown.window, session: search.session)
        } else {
            SpringLoading.move(to: touch, in: window, session: search.session)
        }
        badge.show(search.operation, count: session.items.count)
        arrange()
    }

    /// Finds what is beneath the finger, and shows the items there; nowhere while the drag is outside of the application's windows, where
    /// it may not be known how far away the finger is.
    private func look() -> UIView? {
        defer { overlay.isHidden = reach?.isOverApplication == false }
        switch reach?.ground(at: touch) ?? .window(window, at: touch, hit: window.hitTest(touch, with: nil)) {
        case .window(let found, let place, let hit):
            isAcceptedElsewhere = nil
            show(in: found, at: place)
            return hit
        case .program(let isAccepted):
            isAcceptedElsewhere = isAccepted
            show(in: window, at: touch)
            return nil
        }
    }

    private func show(in found: UIWindow, at place: CGPoint) {
        session.guest = found === window ? nil : (found, CGPoint(x: place.x, y: place.y - lead))
        session.finger = point
        if overlay.superview !== found {
            found.addSubview(overlay)
            overlay.frame = found.bounds
        } else if found.subviews.last !== overlay {
            found.bringSubviewToFront(overlay)
        }
    }

    /// What is dragged has its own size if its source or whoever would take it wants that (SV-29).
    private var keepsSize: Bool { sourceKeepsSize || search.proposal?.prefersFullSizePreview == true }

    private func followSizeOfProposal() {
        guard keepsSize != keptSize else { return }
        keptSize = keepsSize
        UIView.animate(withDuration: theme.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
            for item in items { raise(item, by: item.draggedScale(keepsSize: keepsSize)) }
            arrange()
        }
    }

    /// Where the items are: at the finger, or above it where somebody wants the place exactly, so that the finger does not hide it.
    ///
    /// Who takes the items is always whoever is below the finger: else a drag would flicker between neighbours.
    private var point: CGPoint { CGPoint(x: touch.x, y: touch.y - lead) }

    private func followPrecisionOfProposal() {
        let wanted = search.proposal?.isPrecise == true && !isOfMouse ? theme.preciseLead : 0
        guard wanted != lead else { return }
        lead = wanted
        // Asked once more, as the answer was for the former place.
        search.move(over: look())
        UIView.animate(withDuration: theme.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in arrange() }
    }

    private func begin() {
        session.isUnderWay = true
        reach = DragReach(from: window, session) { [weak self] in if let self, session.isUnderWay { follow() } }
        source.dismissMenus()
        overlay.alpha = 1
        let delegate = source.delegate
        session.allowsMoveOperation = delegate?.dragInteraction?(source, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate?.dragInteraction?(source, sessionIsRestrictedToDraggingApplication: session) ?? false
        sourceKeepsSize = delegate?.dragInteraction?(source, prefersFullSizePreviewsFor: session) ?? false
        keptSize = sourceKeepsSize
        delegate?.dragInteraction?(source, sessionWillBegin: session)
        liftAnimator.complete(.end)
        for item in items { item.updatePreview(in: overlay, finger: session.finger) }
        UIView.animate(withDuration: theme.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
            for item in items { raise(item, by: item.draggedScale(keepsSize: keepsSize)) }
        }
    }

    /// The items' place in the window in which they are seen.
    private var shownPlace: CGPoint { session.guest?.place ?? session.finger }

    /// Puts all items at the finger: the first on top, the others peeping out below it.
    private func arrange() {
        for (index, item) in items.enumerated() {
            guard let view = item.view else { continue }
            let depth = CGFloat(min(index, theme.pileHeight - 1)) * theme.pileDistance
            let scale = item.draggedScale(keepsSize: keepsSize)
            let grab = items[0].view == nil ? item.grab : items[0].grab
            view.center = CGPoint(x: shownPlace.x + grab.x * scale + depth, y: shownPlace.y + grab.y * scale + depth)
            view.isHidden = index >= theme.pileHeight
        }
        let top = items.first { $0.view != nil }?.view?.frame ?? CGRect(origin: shownPlace, size: .zero)
        badge.center = CGPoint(x: top.maxX, y: top.minY)
        overlay.bringSubviewToFront(badge)
    }

    // MARK: Adding

    func add(_ new: [UIDragItem], from interaction: UIDragInteraction) {
        if !contributors.contains(where: { $0 === interaction }) { contributors.append(interaction) }
        for contributor in contributors {
            contributor.delegate?.dragInteraction?(contributor, session: session, willAdd: new, for: interaction)
        }
        session.items += new
        let added = new.map { dragged($0, from: interaction) }
        items += added
        for item in added {
            watch(item)
            item.place(in: overlay, finger: shownPlace)
        }
        search.itemsDidChange(over: look())
        reach?.itemsDidChange()
        followPrecisionOfProposal()
        UIView.animate(withDuration: theme.liftDuration) { [self] in
            for item in added { raise(item, by: item.draggedScale(keepsSize: keepsSize)) }
            arrange()
        }
        badge.show(search.operation, count: session.items.count)
    }

    // MARK: The end

    /// The finger was lifted.
    func drop() {
        guard session.isUnderWay else { return putBack() }
        SpringLoading.end(search.session)
        guard isAcceptedElsewhere != true else { return handOut() }
        let operation = search.operation
        if [.copy, .move].contains(operation), search.target != nil { hand(over: operation) } else { goBack(operation) }
    }

    /// The finger was taken away: by a call, by another app, or as its view has left the window.
    func cancel() {
        guard session.isUnderWay else { return putBack() }
        SpringLoading.end(search.session)
        search.abandon()
        goBack(.cancel)
    }

    /// Nothing has moved: there was no drag (SV-06).
    private func putBack() {
        finish(
            moving: { [self] in
                for item in items { item.fly(to: item.preview, in: overlay) }
            },
            then: { [self] in liftAnimator.complete(.start) })
    }

    /// Another program takes the items, which it says some time later. For it a drop is a copy.
    private func handOut() {
        unregister()
        reach?.drop { [self] isTaken in
            guard isTaken else { return goBack(.cancel) }
            tell { $0.delegate?.dragInteraction?($0, session: self.session, willEndWith: .copy) }
            badge.isHidden = true
            finish(
                moving: { [self] in
                    for item in items { item.fly(to: nil, in: overlay) }
                },
                then: { [self] in
                    tell { $0.delegate?.dragInteraction?($0, session: self.session, didEndWith: .copy) }
                    search.end()
                    transfer()
                })
        }
    }

    private func hand(over operation: UIDropOperation) {
        reach?.end()
        tell { $0.delegate?.dragInteraction?($0, session: self.session, willEndWith: operation) }
        badge.isHidden = true
        search.perform()
        let target = search.target
        let animators = items.map { _ in DragAnimator() }
        let goals = items.map { goal(of: $0, in: target) }
        for (item, animator) in zip(items, animators) {
            if let target { target.delegate?.dropInteraction?(target, item: item.item, willAnimateDropWith: animator) }
        }
        finish(
            moving: { [self] in
                for (item, goal) in zip(items, goals) { item.fly(to: goal, in: overlay) }
                for animator in animators { animator.animate() }
            },
            then: { [self] in
                for animator in animators { animator.complete(.end) }
                if let target { target.delegate?.dropInteraction?(target, concludeDrop: search.session) }
                tell { $0.delegate?.dragInteraction?($0, session: self.session, didEndWith: operation) }
                search.end()
                transfer()
            })
    }

    /// Where an item that was dropped goes; nil has it fade away.
    private func goal(of item: DraggedItem, in target: UIDropInteraction?) -> UITargetedDragPreview? {
        guard let view = item.view, let target, let container = target.view, container.window != nil else { return nil }
        let dropTarget = UIDragPreviewTarget(container: container, center: container.convert(view.center, from: overlay))
        let parameters = item.preview?.parameters ?? UIDragPreviewParameters()
        let standard = UITargetedDragPreview(view: item.preview?.view ?? view, parameters: parameters, target: dropTarget)
        let goal = target.delegate?.dropInteraction?(target, previewForDropping: item.item, withDefault: standard) ?? nil
        guard let goal, goal !== standard else { return nil }
        if goal.view !== standard.view { view.show(goal.view, goal.parameters, theme: theme) }
        return goal
    }

    private func goBack(_ operation: UIDropOperation) {
        reach?.end()
        overlay.isHidden = false
        show(in: window, at: touch)
        arrange()
        tell { $0.delegate?.dragInteraction?($0, session: self.session, willEndWith: operation) }
        badge.isHidden = true
        let animators = items.map { _ in DragAnimator() }
        let goals = items.map(cancelTarget)
        for (item, animator) in zip(items, animators) {
            item.source.delegate?.dragInteraction?(item.source, item: item.item, willAnimateCancelWith: animator)
        }
        finish(
            moving: { [self] in
                for (item, goal) in zip(items, goals) { item.fly(to: goal, in: overlay) }
                for animator in animators { animator.animate() }
            },
            then: { [self] in
                for animator in animators { animator.complete(.end) }
                tell { $0.delegate?.dragInteraction?($0, session: self.session, didEndWith: operation) }
                search.end()
            })
    }

    private func cancelTarget(of item: DraggedItem) -> UITargetedDragPreview? {
        guard let preview = item.preview, item.view != nil else { return nil }
        let selector = #selector(UIDragInteractionDelegate.dragInteraction(_:previewForCancelling:withDefault:))
        guard let delegate = item.source.delegate, delegate.responds(to: selector) else { return preview }
        return delegate.dragInteraction?(item.source, previewForCancelling: item.item, withDefault: preview) ?? nil
    }

    /// Notifies the delegate once all requested objects have been loaded.
    private func transfer() {
        let session = search.session
        guard session.waitingLoads > 0 else { return tellOfTransfer() }
        session.loadsDidEnd = { [self] in
            session.loadsDidEnd = nil
            tellOfTransfer()
        }
    }

    private func tellOfTransfer() {
        tell { $0.delegate?.dragInteraction?($0, sessionDidTransferItems: self.session) }
    }

    private func tell(_ body: (UIDragInteraction) -> Void) {
        for interaction in contributors { body(interaction) }
    }

    private func finish(moving: @escaping () -> Void, then end: @escaping () -> Void) {
        unregister()
        session.isUnderWay = false
        for item in items { item.item.previewProviderDidChange = nil }
        UIView.animate(withDuration: theme.dropDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: moving) {
            [self] _ in
            overlay.removeFromSuperview()
            end()
            selfWhileUnderWay = nil
        }
    }
}
