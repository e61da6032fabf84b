import UIKit

@testable import UIKitCollections

/// A section by itself in a view of 320×480 points with two pixels each, as the measured figures have it.
@MainActor
enum SectionSolving {
    static func room(
        _ axis: CompositionalAxis = .vertical, size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2
    ) -> SectionRoom {
        let container = LayoutContainer(contentSize: size)
        return SectionRoom(
            axis: axis, size: size, grid: PixelGrid(scale: scale),
            environment: LayoutEnvironment(container: container, traitCollection: UITraitCollection()))
    }

    static func solve(_ section: NSCollectionLayoutSection, items: Int, in room: SectionRoom? = nil) -> SectionSolution {
        SectionSolution(section: section, itemCount: items, room: room ?? self.room())
    }

    static func solve(_ group: NSCollectionLayoutGroup, items: Int, in room: SectionRoom? = nil) -> SectionSolution {
        solve(NSCollectionLayoutSection(group: group), items: items, in: room)
    }

    /// A row as wide as the view.
    static func row(
        _ items: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil, height: NSCollectionLayoutDimension = .absolute(50)
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
        group.interItemSpacing = spacing
        return group
    }

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }
}

extension SectionSolution {
    var frames: [CGRect] { (0..<itemCount).compactMap { position(ofItem: $0)?.frame } }
    var xs: [CGFloat] { frames.map(\.minX) }
    var ys: [CGFloat] { frames.map(\.minY) }
    var widths: Set<CGFloat> { Set(frames.map(\.width)) }
    var heights: Set<CGFloat> { Set(frames.map(\.height)) }
}

extension NSDirectionalEdgeInsets {
    init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
        self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
