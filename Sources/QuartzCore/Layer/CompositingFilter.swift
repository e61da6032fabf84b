import CoreGraphics
import Foundation

/// A filter by which a layer meets the colours behind it.
struct CompositingFilter: Equatable {
    /// What the app has set.
    let value: Any
    /// Nil for a filter that is not known: the layer is painted as without one.
    let blend: CGBlendMode?

    init(_ value: Any) {
        self.value = value
        blend = (value as? String).flatMap { Self.blends[$0] }
    }

    static func == (a: CompositingFilter, b: CompositingFilter) -> Bool {
        if let a = a.value as? AnyHashable, let b = b.value as? AnyHashable { return a == b }
        return a.value as AnyObject === b.value as AnyObject
    }

    private static let blends: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
        "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference,
        "exclusionBlendMode": .exclusion, "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "linearDodgeBlendMode": .plusLighter, "plusL": .plusLighter,
        "clear": .clear, "copy": .copy, "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
        "destAtop": .destinationAtop, "destinationOver": .destinationOver, "destinationIn": .destinationIn,
        "destinationOut": .destinationOut, "destinationAtop": .destinationAtop, "xor": .xor,
    ]
}
