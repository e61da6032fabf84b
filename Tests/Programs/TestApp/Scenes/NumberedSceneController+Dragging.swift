import UIKit

// The strip at the top can be dragged, and takes what is dropped on it.
extension NumberedSceneController: UIDragInteractionDelegate, UIDropInteractionDelegate {
    func addDragging(to strip: UIView) {
        strip.addInteraction(UIDragInteraction(delegate: self))
        strip.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "strip of \(title ?? "")" as NSString))
        item.localObject = "object of \(title ?? "")"
        return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        say("drag ended \(operation == .copy ? "copied" : "in vain")")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { say("drag comes") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let place = interaction.view.map { session.location(in: $0) } ?? .zero
        let local = session.items.first?.localObject as? String ?? "-"
        _ = session.loadObjects(ofClass: NSString.self) { [self] texts in
            say("got \(texts.first.map { "\($0)" } ?? "-") at \(Int(place.x)),\(Int(place.y)), \(local)")
        }
    }
}
