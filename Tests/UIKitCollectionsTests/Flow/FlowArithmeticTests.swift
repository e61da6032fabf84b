import Testing
import UIKitTesting

@testable import UIKitCollections

/// The arithmetic of flow layouts, against figures measured at Apple's.
@MainActor
struct FlowArithmeticTests {
    /// A collection view on a screen of two pixels in a point.
    @MainActor
    struct Stage {
        let source: FlowSource
        let layout = UICollectionViewFlowLayout()
        let view: UICollectionView

        init(_ counts: [Int], size: CGSize = CGSize(width: 375, height: 480), set: (UICollectionViewFlowLayout, FlowSource) -> Void) {
            source = FlowSource(counts)
            set(layout, source)
            view = UICollectionView.shown(source, layout: layout, size: size) {
                $0.traitOverrides.displayScale = 2
            }
        }

        func origins(section: Int = 0) -> [CGPoint] {
            (0..<source.counts[section]).map { view.layoutAttributesForItem(at: [section, $0])!.frame.origin }
        }
        func xs(section: Int = 0) -> [CGFloat] { origins(section: section).map(\.x) }
        func edges(_ kind: String) -> [CGRect] {
            source.counts.indices.compactMap { view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [$0, 0])?.frame }
        }
        var headers: [CGRect] { edges(UICollectionView.elementKindSectionHeader) }
        var footers: [CGRect] { edges(UICollectionView.elementKindSectionFooter) }
    }

    private func points(_ pairs: [(CGFloat, CGFloat)]) -> [CGPoint] { pairs.map { CGPoint(x: $0.0, y: $0.1) } }

    @Test("CV-101: the properties of a new flow layout")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero)
        #expect(layout.footerReferenceSize == .zero)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
        #expect(!layout.sectionFootersPinToVisibleBounds)
    }

    @Test("CV-105: a full line is spread, both ends flush")
    func grid() {
        let stage = Stage([8]) { layout, _ in
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (12, 12)
            layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        }
        let expected: [(CGFloat, CGFloat)] = [
            (16, 16), (137.5, 16), (259, 16), (16, 128), (137.5, 128), (259, 128), (16, 240), (137.5, 240),
        ]
        #expect(stage.origins() == points(expected))
        let frames = stage.view.visibleCells.map(\.frame.origin)
        #expect(frames == points(expected))
    }

    @Test("CV-107: seven items of 100 × 60")
    func seven() {
        let stage = Stage([7]) { layout, _ in layout.itemSize = CGSize(width: 100, height: 60) }
        #expect(stage.origins() == points([(0, 0), (137.5, 0), (275, 0), (0, 70), (137.5, 70), (275, 70), (0, 140)]))
        #expect(stage.view.contentSize == CGSize(width: 375, height: 200))
    }

    @Test("CV-116: insets around a section")
    func insets() {
        let stage = Stage([7]) { layout, _ in
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        }
        #expect(stage.origins() == points([(16, 8), (137.5, 8), (259, 8), (16, 78), (137.5, 78), (259, 78), (16, 148)]))
        #expect(stage.view.contentSize.height == 216)
    }

    @Test("CV-104: items that fit exactly are in the line")
    func exactFit() {
        let stage = Stage([5]) { layout, _ in
            layout.itemSize = CGSize(width: 115, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (12, 15)
        }
        #expect(stage.origins() == points([(0, 0), (130, 0), (260, 0), (0, 62), (130, 62)]))
    }

    @Test("CV-117, CV-118: headers, insets, items, insets, footers, one under the other")
    func edges() {
        let stage = Stage([3, 2]) { layout, _ in
            layout.itemSize = CGSize(width: 80, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
            layout.headerReferenceSize = CGSize(width: 7, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        #expect(stage.origins() == points([(12, 34), (102.5, 34), (192.5, 34)]))
        #expect(stage.origins(section: 1) == points([(12, 134), (102.5, 134)]))
        #expect(stage.headers == [CGRect(x: 0, y: 0, width: 375, height: 30), CGRect(x: 0, y: 100, width: 375, height: 30)])
        #expect(stage.footers.map(\.minY) == [80, 180])
        #expect(stage.view.contentSize.height == 200)
        #expect(stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame) == stage.headers)
    }

    @Test("CV-120, CV-121: scrolling sideways exchanges the axes")
    func sideways() {
        let plain = Stage([7], size: CGSize(width: 375, height: 220)) { layout, _ in
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 90, height: 70)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        }
        #expect(plain.origins() == points([(12, 8), (12, 142), (112, 8), (112, 142), (212, 8), (212, 142), (312, 8)]))
        #expect(plain.view.contentSize == CGSize(width: 414, height: 220))
        let edged = Stage([3, 2], size: CGSize(width: 375, height: 200)) { layout, _ in
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 90, height: 70)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
            layout.headerReferenceSize = CGSize(width: 40, height: 0)
            layout.footerReferenceSize = CGSize(width: 20, height: 0)
        }
        #expect(edged.origins() == points([(52, 8), (52, 122), (152, 8)]))
        #expect(edged.origins(section: 1) == points([(326, 8), (326, 122)]))
        #expect(edged.headers.map(\.minX) == [0, 274])
        #expect(edged.footers.map(\.minX) == [254, 428])
        #expect(edged.headers[0].height == 200)
        #expect(edged.view.contentSize.width == 448)
    }

    @Test("CV-110, CV-111, CV-112: an item alone in a line is in the middle if no second one would fit, and at the beginning otherwise")
    func alone() {
        let narrow = CGSize(width: 200, height: 300)
        let wide = Stage([3], size: narrow) { layout, _ in
            layout.itemSize = CGSize(width: 250, height: 40)
            layout.minimumLineSpacing = 6
        }
        #expect(wide.origins() == points([(-25, 0), (-25, 46), (-25, 92)]))
        #expect(wide.view.contentSize.height == 132)
        let centred = Stage([2], size: narrow) { layout, _ in layout.itemSize = CGSize(width: 150, height: 40) }
        #expect(centred.xs() == [25, 25])
        let leading = Stage([1], size: narrow) { layout, _ in layout.itemSize = CGSize(width: 90, height: 40) }
        #expect(leading.xs() == [0])
    }

    @Test("CV-122: a last line goes on as a full one would")
    func standard() {
        let stage = Stage([4]) { _, _ in }
        #expect(stage.xs() == [0, 65, 130, 195])
    }

    @Test("CV-106: that holds for any number of items in the last line, and for sizes of the delegate", arguments: [1, 2, 3, 4])
    func lastLine(count: Int) {
        let expected: [CGFloat] = [0, 98.5, 196.5, 295]
        let stage = Stage([count]) { layout, _ in layout.itemSize = CGSize(width: 80, height: 40) }
        #expect(stage.xs() == Array(expected.prefix(count)))
        let asked = Stage([count]) { _, source in source.size = { _ in CGSize(width: 80, height: 40) } }
        #expect(asked.xs() == Array(expected.prefix(count)))
    }

    @Test("CV-113: origins snap to pixels, halves up; sizes do not")
    func snapping() {
        let stage = Stage([6]) { layout, _ in
            layout.itemSize = CGSize(width: 111.5, height: 44.25)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (8, 7)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
        }
        #expect(stage.origins() == points([(9, 5), (132, 5), (254.5, 5), (9, 57.5), (132, 57.5), (254.5, 57.5)]))
        #expect(stage.view.contentSize.height == 106.5)
        #expect(stage.view.layoutAttributesForItem(at: [0, 3])?.frame.size == CGSize(width: 111.5, height: 44.25))
    }

    @Test("CV-119: an empty section keeps header, insets and footer")
    func empty() {
        let stage = Stage([1, 0, 1]) { layout, _ in
            layout.itemSize = CGSize(width: 80, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        #expect(stage.headers.map(\.minY) == [0, 100, 160])
        #expect(stage.origins(section: 2) == points([(12, 194)]))
        #expect(stage.view.contentSize.height == 260)
    }

    @Test("CV-108, CV-114, CV-115: items of several sizes stand on the middle of their line; the last line keeps the least spacing")
    func mixed() {
        let sizes: [(CGFloat, CGFloat)] = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)]
        let stage = Stage([6]) { layout, source in
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 8)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            source.size = { CGSize(width: sizes[$0.item].0, height: sizes[$0.item].1) }
        }
        #expect(stage.origins() == points([(10, 12.5), (152.5, 5), (275, 12.5), (10, 75), (305, 70), (10, 120)]))
        #expect(stage.view.contentSize.height == 165)
        let taller = Stage([4]) { _, source in source.size = { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) } }
        #expect(taller.origins() == points([(0, 25), (90, 0), (180, 25), (270, 25)]))
        #expect(taller.view.contentSize.height == 90)
        let three = Stage([3]) { _, source in source.size = { CGSize(width: [80, 100, 60][$0.item], height: 40) } }
        #expect(three.xs() == [0, 90, 200])
    }

    @Test("CV-109: a full line is spread although its items differ; sections are judged apart")
    func mixedFull() {
        let five = Stage([5]) { _, source in source.size = { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) } }
        #expect(five.origins() == points([(0, 25), (98.5, 0), (196.5, 25), (295, 25), (0, 100)]))
        #expect(five.view.contentSize.height == 140)
        let apart = Stage([3, 3]) { layout, source in
            layout.minimumLineSpacing = 0
            source.size = { CGSize(width: 80, height: $0 == [1, 1] ? 90 : 40) }
        }
        #expect(apart.origins() == points([(0, 0), (98.5, 0), (196.5, 0)]))
        #expect(apart.origins(section: 1) == points([(0, 65), (90, 40), (180, 65)]))
        #expect(apart.view.contentSize.height == 130)
    }

    @Test("CV-102: what the delegate says goes before the properties")
    func delegate() {
        let stage = Stage([2, 2]) { layout, source in
            layout.itemSize = CGSize(width: 300, height: 300)
            source.size = { _ in CGSize(width: 100, height: 40) }
            source.inset = { UIEdgeInsets(top: CGFloat($0), left: 5, bottom: 0, right: 5) }
            source.spacing = (12, 7)
            source.header = { CGSize(width: 0, height: $0 == 0 ? 20 : 0) }
        }
        #expect(stage.origins() == points([(5, 20), (137.5, 20)]))
        #expect(stage.origins(section: 1) == points([(5, 61), (137.5, 61)]))
        #expect(stage.headers.filter { !$0.isEmpty }.count == 1)
    }

    @Test("CV-103: insets of the content leave less room for lines")
    func contentInset() {
        let stage = Stage([4], size: CGSize(width: 320, height: 400)) { layout, _ in
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.headerReferenceSize = CGSize(width: 0, height: 10)
        }
        stage.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentSize.width == 270)
        #expect(stage.headers[0].width == 270)
        #expect(stage.xs() == [0, 170, 0, 170])
    }

    @Test("CV-127: insets of sections counted from the margins")
    func reference() {
        let stage = Stage([4]) { layout, _ in
            layout.itemSize = CGSize(width: 70, height: 50)
            layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 16)
            layout.sectionInsetReference = .fromLayoutMargins
        }
        stage.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stage.layout.invalidateLayout()
        #expect(stage.xs() == [20, 107, 194, 281])
        stage.layout.sectionInsetReference = .fromContentInset
        #expect(stage.xs() == [12, 104.5, 196.5, 289])
    }

    @Test("CV-131: a header that stays in sight is pushed away by the end of its section")
    func pinned() {
        let stage = Stage([20, 20], size: CGSize(width: 100, height: 100)) { layout, _ in
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
        }
        #expect(stage.headers.map(\.minY) == [0, 830])
        stage.view.scroll(to: 100)
        #expect(stage.headers.map(\.minY) == [100, 830])
        stage.view.scroll(to: 815)
        #expect(stage.headers.map(\.minY) == [800, 830])
        let views = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(views.map(\.frame.minY) == [800, 830])
    }
}
