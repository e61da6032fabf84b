import Foundation

/// Finds who would take a drag, and tells those over which it comes and goes.
@MainActor
final class DropSearch {
    let session: DropSession
    /// Who would take the items: the innermost view under the finger that can handle them (SV-30).
    private(set) var target: UIDropInteraction?
    private(set) var proposal: UIDropProposal?
    /// Interactions that were notified of the drag.
    private(set) var visited: [UIDropInteraction] = []
    /// Those under the finger that have said no, or were taken by another drag (SV-26); they are asked again when they were left, or when
    /// items are added (SV-17).
    private var refusals: [UIDropInteraction] = []

    init(_ session: DropSession) { self.session = session }

    /// The effect of a drop (SV-19, SV-20).
    var operation: UIDropOperation {
        guard target != nil, let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    /// The drag is at another position.
    func move(over hit: UIView?) {
        var refused: [UIDropInteraction] = []
        let found = search(from: hit, &refused)
        refusals = refused
        if found !== target {
            leave()
            target = found
            if let found { enter(found) }
        }
        update()
    }

    /// The items are others.
    func itemsDidChange(over hit: UIView?) {
        refusals = []
        if let target, !target.canHandle(session) { leave() }
        move(over: hit)
    }

    private func search(from hit: UIView?, _ refused: inout [UIDropInteraction]) -> UIDropInteraction? {
        var next = hit
        while let view = next {
            (view as? any LateDropTarget)?.prepareForDrop()
            for case let interaction as UIDropInteraction in view.interactions.reversed() {
                if interaction === target { return interaction }
                if !refusals.contains(where: { $0 === interaction }), interaction.isFree(for: session), interaction.canHandle(session) {
                    return interaction
                }
                refused.append(interaction)
            }
            next = view.superview
        }
        return nil
    }

    private func enter(_ interaction: UIDropInteraction) {
        if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
        interaction.sessions.append(session)
        interaction.delegate?.dropInteraction?(interaction, sessionDidEnter: session)
    }

    private func leave() {
        guard let target else { return }
        self.target = nil
        proposal = nil
        target.sessions.removeAll { $0 === session }
        target.delegate?.dropInteraction?(target, sessionDidExit: session)
    }

    private func update() {
        guard let target else { return }
        proposal = target.delegate?.dropInteraction?(target, sessionDidUpdate: session)
    }

    // MARK: The end

    /// Hands the items over. Their data may be asked for meanwhile.
    func perform() {
        guard let target else { return }
        session.isBeingDropped = true
        target.delegate?.dropInteraction?(target, performDrop: session)
        session.isBeingDropped = false
    }

    /// The drag has left everything, without a drop.
    func abandon() { leave() }

    func end() {
        target?.sessions.removeAll { $0 === session }
        for interaction in visited { interaction.delegate?.dropInteraction?(interaction, sessionDidEnd: session) }
        visited = []
    }
}
