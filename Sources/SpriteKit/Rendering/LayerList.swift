import QuartzCore
import UIKit

/// Layers by their heights; those of one height as they were added.
@MainActor
struct LayerList {
    private var entries: [(layer: CALayer, height: CGFloat)] = []
    private var isSorted = true

    mutating func add(_ layer: CALayer, height: CGFloat) {
        if let last = entries.last, last.height > height { isSorted = false }
        entries.append((layer, height))
    }

    /// Makes them the sublayers of a layer. Those that are where they belong are left alone.
    func fill(_ parent: CALayer) {
        var layers = entries.map(\.layer)
        if !isSorted {
            layers = entries.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element.layer)
        }
        let wanted = Set(layers.map { ObjectIdentifier($0) })
        for old in parent.sublayers ?? [] where !wanted.contains(ObjectIdentifier(old)) { old.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() {
            let present = parent.sublayers ?? []
            if index < present.count, present[index] === layer { continue }
            parent.insertSublayer(layer, at: UInt32(index))
        }
    }
}
