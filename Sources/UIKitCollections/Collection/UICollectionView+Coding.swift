import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    static func decodedLayout(from coder: NSCoder) -> UICollectionViewLayout? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.collectionLayout) as? UICollectionViewLayout : nil
    }

    final func decodeCollection(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.collectionViewPrefetchingEnabled) { isPrefetchingEnabled = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsSelection) { allowsSelection = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsMultipleSelection) { allowsMultipleSelection = flag }
        if let view = coder.decodePresent(forKey: NibKey.backgroundView) as? UIView { backgroundView = view }
        for (name, prototype, externals) in prototypes(
            in: coder, NibKey.collectionViewCellNibDict, externals: NibKey.collectionViewCellPrototypeNibExternalObjects)
        {
            registerCells(of: prototype, externals: externals, identifier: name)
        }
        for (name, prototype, externals) in prototypes(
            in: coder, NibKey.collectionViewSupplementaryViewNibDict, externals: NibKey.collectionViewSupplementaryViewNibExternals)
        {
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
        coder.encode(collectionViewLayout, forKey: NibKey.collectionLayout)
        coder.encode(isPrefetchingEnabled, forKey: NibKey.collectionViewPrefetchingEnabled)
        coder.encode(allowsSelection, forKey: NibKey.allowsSelection)
        coder.encode(allowsMultipleSelection, forKey: NibKey.allowsMultipleSelection)
        if let backgroundView { coder.encode(backgroundView, forKey: NibKey.backgroundView) }
    }
}
