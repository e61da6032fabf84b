import Foundation

extension SKScene {
    /// From the coordinates of the scene to those of a view that shows it.
    func transformToView(of viewSize: CGSize) -> CGAffineTransform {
        let size = size
        guard size.width > 0, size.height > 0, viewSize.width > 0, viewSize.height > 0 else { return .identity }
        var (scaleX, scaleY) = (viewSize.width / size.width, viewSize.height / size.height)
        switch scaleMode {
        case .fill: break
        case .aspectFill: (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY))
        case .aspectFit: (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY))
        case .resizeFill: (scaleX, scaleY) = (1, 1)
        }
        // The middle of what is seen is in the middle of the view.
        var transform = CGAffineTransform(translationX: -contentRect.midX, y: -contentRect.midY)
        if let camera, camera.inParentHierarchy(self) {
            let inverse = camera.transformToRoot.inverted()
            if inverse.a.isFinite, inverse.b.isFinite, inverse.tx.isFinite, inverse.ty.isFinite { transform = inverse }
        }
        return transform.concatenating(CGAffineTransform(scaleX: scaleX, y: -scaleY))
            .concatenating(CGAffineTransform(translationX: viewSize.width / 2, y: viewSize.height / 2))
    }
}
