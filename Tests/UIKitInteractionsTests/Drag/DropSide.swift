import Foundation
import UIKitInteractions

/// A view on which something can be dropped, and what its delegate was notified.
@MainActor
class DropSide: NSObject, UIDropInteractionDelegate {
    let view: UIView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var calls: [String] = []
    var wantsFullSize = false
    var isPrecise = false
    var location: CGPoint?
    var operation: UIDropOperation = .copy
    var handles = true
    var received: [String] = []
    var performing: ((any UIDropSession) -> Void)?

    init(color: UIColor, frame: CGRect) {
        view = UIView(frame: frame)
        view.backgroundColor = color
        super.init()
        view.addInteraction(interaction)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        calls.append("can")
        return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        if calls.last != "update" { calls.append("update") }
        let proposal = UIDropProposal(operation: operation)
        proposal.prefersFullSizePreview = wantsFullSize
        proposal.isPrecise = isPrecise
        location = session.location(in: view)
        return proposal
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { calls.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        calls.append("perform")
        performing?(session)
        _ = session.loadObjects(ofClass: NSString.self) { [weak self] in self?.received += $0.map { "\($0)" } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        calls.append("animate \(item.localObject ?? "")")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { calls.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { calls.append("end") }
}
