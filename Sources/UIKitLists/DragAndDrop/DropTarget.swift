import Foundation

/// A table or a collection view as ``ListDrop`` sees it: its cells, and what its drop delegate says in words of its own.
@MainActor
package protocol DropTarget: AnyObject {
    var view: UIView { get }
    func cell(at path: IndexPath) -> UIView?
    /// Marks the cell into which items would go, or no longer.
    func highlight(_ cell: UIView, _ isMarked: Bool)

    func canHandle(_ session: any UIDropSession) -> Bool
    func didEnter(_ session: any UIDropSession)
    /// The proposal for items dropped here.
    func proposal(for session: any UIDropSession, at point: CGPoint) -> UIDropProposal
    /// Shows it: makes room, or says into which cell they would go.
    func show(at point: CGPoint) -> UIView?
    /// Closes up what has made room.
    func closeUp()
    func didExit(_ session: any UIDropSession)
    /// Has the delegate, or the data source, carry the drop out.
    func perform(_ session: any UIDropSession, _ plan: DropPlan)
    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func didEnd(_ session: any UIDropSession)
}
