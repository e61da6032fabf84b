import CoreGraphics
import UIKitCore

extension PropertyTable {
    /// A colour as it looks with the traits in force; an edit sets one that is the same with all traits.
    mutating func color(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) {
        add(name, .color) { owner in
            let traits = (owner as? any UITraitEnvironment)?.traitCollection ?? .current
            return owner[keyPath: path].map { .text(ColorText(of: $0.resolvedColor(with: traits)).text) } ?? .nothing
        } write: { owner, value in
            owner[keyPath: path] = try ColorText.edited(value, name).map(\.color)
        }
    }

    mutating func color(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGColor?>) {
        add(name, .color) { owner in
            owner[keyPath: path].map { .text(ColorText(of: UIColor(cgColor: $0)).text) } ?? .nothing
        } write: { owner, value in
            owner[keyPath: path] = try ColorText.edited(value, name).map(\.color.cgColor)
        }
    }
}
