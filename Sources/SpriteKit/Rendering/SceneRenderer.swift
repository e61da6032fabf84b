import QuartzCore
import UIKit

/// Shows a scene by layers: one for each node that can be seen, in one list by their heights.
@MainActor
final class SceneRenderer {
    /// As large as the view; everything lies inside.
    let layer = CALayer()
    private(set) var nodeCount = 0

    init() {
        layer.masksToBounds = true
        layer.anchorPoint = .zero
    }

    func show(_ scene: SKScene, in size: CGSize, scale: CGFloat) {
        let bounds = CGRect(origin: .zero, size: size)
        layer.bounds = bounds
        layer.backgroundColor = scene.backgroundColor.cgColor
        var list = LayerList()
        let pass = RenderPass(transform: scene.transformToView(of: size), alpha: scene.alpha, visible: bounds, scale: scale)
        nodeCount = 0
        for child in scene.children { collect(child, in: pass, z: 0, into: &list) }
        list.fill(layer)
    }

    private func collect(_ node: SKNode, in outer: RenderPass, z: CGFloat, into list: inout LayerList) {
        nodeCount += 1
        guard !node.isHidden, node.alpha > 0 else { return }
        var pass = outer
        pass.transform = node.transformToParent.concatenating(outer.transform)
        pass.alpha *= min(node.alpha, 1)
        let height = z + node.zPosition
        if let crop = node as? SKCropNode, let mask = crop.maskNode {
            if let group = makeGroup(of: crop, mask, in: pass) { list.add(group, height: height) }
            return
        }
        if let layer = node.makeContent(for: pass) { list.add(layer, height: height) }
        for child in node.children { collect(child, in: pass, z: height, into: &list) }
    }

    /// What is inside a crop node, cut out by its mask.
    private func makeGroup(of crop: SKCropNode, _ mask: SKNode, in pass: RenderPass) -> CALayer? {
        let area = mask.calculateAccumulatedFrame().applying(pass.transform).intersection(pass.visible)
        nodeCount += 1
        guard !area.isEmpty else { return nil }
        // Whole pixels, so that what is inside is not blurred.
        let scale = pass.scale
        let left = (area.minX * scale).rounded(.down) / scale
        let top = (area.minY * scale).rounded(.down) / scale
        let right = (area.maxX * scale).rounded(.up) / scale
        let bottom = (area.maxY * scale).rounded(.up) / scale
        let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let group = crop.reusedLayer(CALayer.self)
        group.masksToBounds = true
        let maskLayer = crop.maskLayer
        if group.mask !== maskLayer { group.mask = maskLayer }
        for layer in [group, maskLayer] {
            layer.anchorPoint = .zero
            layer.bounds = frame
            layer.position = frame.origin
        }
        var (inside, shape) = (LayerList(), LayerList())
        for child in crop.children { collect(child, in: pass, z: 0, into: &inside) }
        collect(mask, in: pass, z: 0, into: &shape)
        inside.fill(group)
        shape.fill(maskLayer)
        return group
    }
}
