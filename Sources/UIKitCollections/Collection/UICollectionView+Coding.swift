import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    private enum Key {
        static let layout = "UICollectionLayout"
        static let prefetching = "UICollectionViewPrefetchingEnabled"
    }

    static func decodedLayout(from coder: NSCoder) -> UICollectionViewLayout? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: Key.layout) as? UICollectionViewLayout : nil
    }

    final func decodeCollection(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: Key.prefetching) { isPrefetchingEnabled = flag }
    }

    final func encodeCollection(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(collectionViewLayout, forKey: Key.layout)
        coder.encode(isPrefetchingEnabled, forKey: Key.prefetching)
    }
}
