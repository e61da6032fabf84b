import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    /// The kind of supplementary views above sections in flow layouts and lists.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of those below sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The category of an element of a collection view.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
    @objc(UICollectionElementCategory) public enum ElementCategory: UInt, @unchecked Sendable {
        /// An item.
        case cell = 0
        /// A view with data beside the items, such as a header; given by the data source.
        case supplementaryView = 1
        /// A view without data; made by the layout.
        case decorationView = 2
    }

    /// Which way content scrolls.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    @objc(UICollectionViewScrollDirection) public enum ScrollDirection: Int, @unchecked Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where an item is to stand after scrolling: one of the vertical ones and one of the horizontal ones. Empty: where it is seen.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How soon items make room for one that is dragged over them.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    @objc(UICollectionViewReorderingCadence) public enum ReorderingCadence: Int, @unchecked Sendable {
        /// As soon as it is there.
        case immediate = 0
        /// When it has been there for a short time.
        case fast = 1
        /// When it has been there for a while.
        case slow = 2
    }

    /// Which changes of a cell's content have it measured again.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
    @objc(UICollectionViewSelfSizingInvalidation) public enum SelfSizingInvalidation: Int, @unchecked Sendable {
        case disabled = 0
        /// When the cell says so by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// When its constraints change, too.
        case enabledIncludingConstraints = 2
    }
}
