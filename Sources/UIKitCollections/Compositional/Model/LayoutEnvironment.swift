import UIKitCore

/// The room of a view or a group.
@MainActor
final class LayoutContainer: UIObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets {
        func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, contentSize.height), leading: points(contentInsets.leading, contentSize.width),
            bottom: points(contentInsets.bottom, contentSize.height), trailing: points(contentInsets.trailing, contentSize.width))
    }

    var effectiveContentSize: CGSize { contentSize.reduced(by: effectiveContentInsets) }
}

/// The environment that section and group providers are given.
@MainActor
final class LayoutEnvironment: UIObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
        super.init()
    }
}
