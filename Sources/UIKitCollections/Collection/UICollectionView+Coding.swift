import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    private enum Key {
        static let layout = "UICollectionLayout"
        static let prefetching = "UICollectionViewPrefetchingEnabled"
        static let allowsSelection = "UIAllowsSelection"
        static let allowsMultiple = "UIAllowsMultipleSelection"
        static let background = "UIBackgroundView"
        static let cells = "UICollectionViewCellNibDict"
        static let cellExternals = "UICollectionViewCellPrototypeNibExternalObjects"
        static let views = "UICollectionViewSupplementaryViewNibDict"
        static let viewExternals = "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
    }

    static func decodedLayout(from coder: NSCoder) -> UICollectionViewLayout? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: Key.layout) as? UICollectionViewLayout : nil
    }

    final func decodeCollection(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: Key.prefetching) { isPrefetchingEnabled = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsSelection) { allowsSelection = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsMultiple) { allowsMultipleSelection = flag }
        if let view = coder.decodePresent(forKey: Key.background) as? UIView { backgroundView = view }
        for (name, prototype, externals) in prototypes(in: coder, Key.cells, externals: Key.cellExternals) {
            registerCells(of: prototype, externals: externals, identifier: name)
        }
        for (name, prototype, externals) in prototypes(in: coder, Key.views, externals: Key.viewExternals) {
            // A kind and an identifier.
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            registerViews(of: prototype, externals: externals, kind: parts[0], identifier: parts[1])
        }
    }

    private func prototypes(
        in coder: NSCoder, _ key: String, externals externalsKey: String
    ) -> [(name: String, prototype: any ElementPrototype, externals: [String: Any])] {
        let all = coder.decodePresent(forKey: key) as? [AnyHashable: Any] ?? [:]
        let externals = coder.decodePresent(forKey: externalsKey) as? [AnyHashable: Any] ?? [:]
        return all.compactMap { name, value in
            guard let text = name.base as? String, let prototype = value as? any ElementPrototype else { return nil }
            let objects = externals[name] as? [AnyHashable: Any] ?? [:]
            let named = objects.compactMap { name, object in (name.base as? String).map { ($0, object) } }
            return (text, prototype, Dictionary(named) { $1 })
        }
    }

    final func encodeCollection(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(collectionViewLayout, forKey: Key.layout)
        coder.encode(isPrefetchingEnabled, forKey: Key.prefetching)
        coder.encode(allowsSelection, forKey: Key.allowsSelection)
        coder.encode(allowsMultipleSelection, forKey: Key.allowsMultiple)
        if let backgroundView { coder.encode(backgroundView, forKey: Key.background) }
    }
}
