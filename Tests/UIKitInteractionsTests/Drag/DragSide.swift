import Foundation

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// A view that can be dragged, and what its delegate was notified.
@MainActor
class DragSide: NSObject, UIDragInteractionDelegate {
    let view: UIView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    var calls: [String] = []
    var texts = ["apple"]
    var allowsMove = true
    var isRestricted = false
    var session: (any UIDragSession)?
    var added: [String] = []

    init(color: UIColor, frame: CGRect) {
        view = UIView(frame: frame)
        view.backgroundColor = color
        super.init()
        view.addInteraction(interaction)
    }

    static func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        self.session = session
        calls.append("items")
        return texts.map(Self.item)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        calls.append("lift")
        animator.addCompletion { [weak self] in self?.calls.append($0 == .start ? "lifted in vain" : "lifted") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        if calls.last != "move" { calls.append("move") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        calls.append("will end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        calls.append("did end \(operation.rawValue)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        calls.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(Self.item) }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { calls.append("add \(items.count)") }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        calls.append("cancel \(item.localObject ?? "")")
        animator.addCompletion { [weak self] _ in self?.calls.append("back") }
    }
}

extension DragRun {
    /// The drag that was lifted last on a screen.
    static func current(on host: DisplayHost) -> DragRun? { all(on: host).last }
}
