import Foundation

/// A table or a collection view as ``ListDrag`` sees it: its cells, and what its drag delegate says in words of its own.
@MainActor
package protocol DraggableList: AnyObject {
    var view: UIView { get }
    /// Another one after each change of the data.
    var generation: Int { get }
    /// Returns true if nothing else moves a cell from here already.
    func canBegin(at point: CGPoint) -> Bool
    func path(at point: CGPoint) -> IndexPath?
    var selectedPaths: [IndexPath] { get }
    func cell(at path: IndexPath) -> UIView?
    func cancelTouch()

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func willBegin(_ session: any UIDragSession)
    func allowsMove(_ session: any UIDragSession) -> Bool?
    func isRestricted(_ session: any UIDragSession) -> Bool?
    func didEnd(_ session: any UIDragSession)
}
