import UIKit

@testable import UIKitCollections

/// An item source that also has views of any kind, and notes what it was asked for.
final class CompositionalSource: ItemSource {
    /// How high the content of cells wants to be, by item; nil for cells without an opinion.
    var height: ((IndexPath) -> CGFloat)?

    /// Called when the collection view itself has scrolled.
    var whenScrolled: (() -> Void)?

    static let kinds = ["header", "footer", "badge", "kind"]

    static func show(
        _ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
        height: ((IndexPath) -> CGFloat)? = nil, set: (UICollectionView) -> Void = { _ in }
    ) -> (UICollectionView, CompositionalSource) {
        let source = CompositionalSource(counts)
        source.height = height
        let view = UICollectionView.shown(source, layout: layout, size: size) { view in
            for kind in kinds {
                view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            view.traitOverrides.displayScale = 2
            set(view)
        }
        return (view, source)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled?() }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append(kind)
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if let height { cell.contentConfiguration = FixedContent(height: height(indexPath)) }
        return cell
    }
}

/// Content of a height of its own.
struct FixedContent: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> UIView & UIContentView { FixedContentView(self) }
    func updated(for state: UIConfigurationState) -> FixedContent { self }
}

final class FixedContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration { didSet { setNeedsLayout() } }

    init(_ configuration: FixedContent) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: (configuration as? FixedContent)?.height ?? 0)
    }
}

extension UICollectionView {
    func frames(inSection section: Int = 0) -> [CGRect] {
        indexPathsForVisibleItems.filter { $0.section == section }.compactMap { cellForItem(at: $0)?.frame }
    }
}
