import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The state from Interface Builder.
extension UICollectionView {
    /// Has cells of an identifier copied from a prototype when none waits to be used again; nil takes that back.
    @_spi(ForasteroInternal)
    @nonobjc public final func registerCells(
        of prototype: (any ElementPrototype)?, externals: [String: Any] = [:], identifier: String
    ) {
        queues.cellSources[identifier] = prototype.map { .prototype($0, externals: externals) }
    }

    /// The same for supplementary views of a kind.
    @_spi(ForasteroInternal)
    @nonobjc public final func registerViews(
        of prototype: (any ElementPrototype)?, externals: [String: Any] = [:], kind: String, identifier: String
    ) {
        queues.viewSources[kind, default: [:]][identifier] = prototype.map { .prototype($0, externals: externals) }
    }
}

extension UICollectionViewLayout {
    /// Has decoration views of a kind copied from a prototype; nil takes that back.
    @_spi(ForasteroInternal)
    @nonobjc public final func registerDecorations(of prototype: (any ElementPrototype)?, kind: String) {
        status.decorations.classes[kind] = nil
        status.decorations.prototypes[kind] = prototype
    }
}
