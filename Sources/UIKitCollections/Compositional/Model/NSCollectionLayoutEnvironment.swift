import UIKitCore

/// The room that a layout has.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// All of it, in points.
    var contentSize: CGSize { get }
    /// The size within the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets. Numbers below 1 are parts of ``contentSize``.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same, all in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section or a custom group.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor @objc public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room for the section, or the group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}
