import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct LayoutContractTests {
    @Test("CV-78, CV-79: several invalidations make one context each and one prepare together")
    func invalidation() {
        @MainActor class Layout: ColumnLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
        }
        let layout = Layout()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        (layout.log, layout.contexts) = ([], [])
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.log == [])
        #expect(layout.contexts.count == 2)
        view.layoutIfNeeded()
        #expect(layout.log.count { $0 == "prepare" } == 1)
        view.layoutIfNeeded()
        #expect(layout.log.count { $0 == "prepare" } == 1)
    }

    @Test("CV-80: the size that a collection view gets after it was created without one is a change of bounds")
    func firstSize() {
        @MainActor class Layout: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                guard let collectionView, collectionView.contentInset.left == 0, collectionView.bounds.width > 0 else { return }
                let inset = (collectionView.bounds.width - itemSize.width) / 2
                collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
                collectionView.contentOffset = CGPoint(x: -inset, y: 0)
            }
        }
        let layout = Layout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = ItemSource(items: 20)
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        let screen = TestScreen()
        screen.window.addSubview(view)
        screen.settle()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        screen.settle()
        #expect(view.contentOffset == CGPoint(x: -50, y: 0))
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 0)
    }

    @Test("CV-81: reloading invalidates everything; an insertion the counts")
    func contexts() {
        @MainActor class Layout: ColumnLayout {
            var flags: [[Bool]] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                flags.append([context.invalidateEverything, context.invalidateDataSourceCounts])
                super.invalidateLayout(with: context)
            }
        }
        let (source, layout) = (ItemSource(items: 3), Layout())
        let view = UICollectionView.shown(source, layout: layout)
        layout.flags = []
        view.reloadData()
        #expect(layout.flags == [[true, true]])
        view.layoutIfNeeded()
        layout.flags = []
        source.counts = [4]
        view.insertItems(at: [[0, 0]])
        #expect(layout.flags == [[false, true]])
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero)
        #expect(context.contentSizeAdjustment == .zero)
        context.invalidateItems(at: [[0, 3], [0, 1], [0, 3]])
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 3]])
        #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutDelegateMetrics)
    }

    @Test("CV-80: a change of bounds asks the layout, and invalidates it only where it says so")
    func bounds() {
        @MainActor class Layout: ColumnLayout {
            var asked: [CGRect] = []
            var answer = false
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                asked.append(newBounds)
                return answer
            }
        }
        let layout = Layout()
        let view = UICollectionView.shown(ItemSource(items: 100), layout: layout)
        layout.log = []
        view.scroll(to: 30)
        #expect(layout.asked == [CGRect(x: 0, y: 30, width: 320, height: 440)])
        #expect(!layout.log.contains("prepare"))
        layout.answer = true
        view.scroll(to: 50)
        #expect(layout.log.contains("prepare"))
    }

    @Test("CV-86: attributes of items that there are not are passed over, with a warning")
    func beyondCounts() {
        @MainActor class Layout: ColumnLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let stranger = UICollectionViewLayoutAttributes(forCellWith: [0, 99])
                stranger.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [stranger]
            }
        }
        let warnings = Warnings()
        let view = UICollectionView.shown(ItemSource(items: 2), layout: Layout())
        #expect(view.visibleCells.count == 2)
        #expect(warnings.texts.contains { $0.contains("are not valid for the data source counts. Attributes will be ignored.") })
    }

    @Test("CV-87: attributes of a shown header that change without an invalidation are shown, with a warning")
    func silentChange() {
        @MainActor class Layout: ColumnLayout {
            var headerHeight: CGFloat = 20
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
                header.frame = CGRect(x: 0, y: 0, width: 320, height: headerHeight)
                header.zIndex = 1
                return (super.layoutAttributesForElements(in: rect) ?? []) + [header]
            }
        }
        let (warnings, layout) = (Warnings(), Layout())
        let view = UICollectionView.shown(ItemSource(items: 200), layout: layout)
        view.scroll(to: 10)
        #expect(warnings.texts.isEmpty)
        layout.headerHeight = 2000
        view.scroll(to: 400)
        #expect(warnings.texts.contains { $0.contains("without invalidating the layout") })
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame.height) == [2000])
    }

    @Test("CV-05: of the layout are asked first to prepare, then its size, then the elements around what is seen; how often is open")
    func askingOrder() throws {
        let layout = ColumnLayout()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        layout.log = []
        layout.invalidateLayout()
        view.layoutIfNeeded()
        let prepare = try #require(layout.log.firstIndex { $0 == "prepare" })
        let size = try #require(layout.log.firstIndex { $0 == "contentSize" })
        let elements = try #require(layout.log.firstIndex { $0 == "elements" })
        #expect(prepare < size)
        #expect(size < elements)
    }

    @Test("CV-31: a view that belongs to no item has a path of one index, which may be beyond the sections")
    func pathOfOneIndex() {
        @MainActor class Layout: ColumnLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let whole = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(index: 5))
                whole.frame = CGRect(x: 0, y: 300, width: 320, height: 20)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [whole]
            }
        }
        let warnings = Warnings()
        let view = UICollectionView.shown(ItemSource(items: 2), layout: Layout())
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame.minY) == [300])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader) == [IndexPath(index: 5)])
        #expect(warnings.texts.isEmpty)
    }

    @Test("CV-88: hidden elements get no view")
    func hidden() {
        @MainActor class Layout: ColumnLayout {
            override func prepare() {
                super.prepare()
                cache[1].isHidden = true
            }
        }
        let view = UICollectionView.shown(ItemSource(items: 3), layout: Layout())
        #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 2]])
    }

    @Test("CV-89: elements with a greater index lie in front")
    func order() {
        @MainActor class Layout: ColumnLayout {
            override func prepare() {
                super.prepare()
                for (item, attributes) in cache.enumerated() { attributes.zIndex = -item }
            }
        }
        let view = UICollectionView.shown(ItemSource(items: 4), layout: Layout())
        let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }
        #expect(cells.map { view.indexPath(for: $0)?.item } == [3, 2, 1, 0])
    }

    @Test("CV-90: transform and transform3D are one; the frame is that of the transformed element")
    func transforms() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeScale(2, 2, 1)))
        var tilted = CATransform3DIdentity
        tilted.m34 = -0.01
        attributes.transform3D = CATransform3DRotate(tilted, 1, 0, 1, 0)
        #expect(attributes.transform == .identity)
    }

    @Test("CV-91: attributes say what their element is")
    func kinds() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
        #expect(cell.representedElementCategory == .cell)
        #expect(cell.representedElementKind == nil)
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: [0, 1])
        #expect(view.representedElementCategory == .supplementaryView)
        #expect(view.representedElementKind == "k")
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: [0, 1])
        #expect(decoration.representedElementCategory == .decorationView)
        #expect(decoration.representedElementKind == "d")
    }

    @Test("Copies of attributes are of the same class, with what a subclass adds; equality sees every value")
    func copies() {
        @MainActor class Extended: UICollectionViewLayoutAttributes {
            nonisolated(unsafe) var angle: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Extended
                copy.angle = angle
                return copy
            }
            override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Extended)?.angle == angle }
        }
        let first = Extended(forCellWith: [0, 1])
        (first.angle, first.alpha, first.zIndex) = (3, 0.5, 7)
        first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let second = first.copy() as? Extended
        #expect(second?.angle == 3)
        #expect(second?.frame == first.frame)
        #expect(second?.zIndex == 7)
        #expect(first.isEqual(second))
        second?.angle = 4
        #expect(!first.isEqual(second))
        #expect(!first.isEqual(UICollectionViewLayoutAttributes(forCellWith: [0, 1])))
    }

    @Test("CV-92: decoration views are made of the class that is registered with the layout; the data source is not asked")
    func decorations() {
        @MainActor class Ground: UICollectionReusableView {}
        @MainActor class Layout: ColumnLayout {
            override init() {
                super.init()
                register(Ground.self, forDecorationViewOfKind: "ground")
            }
            required init?(coder: NSCoder) { nil }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [0, 0])
                ground.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                ground.zIndex = -1
                return (super.layoutAttributesForElements(in: rect) ?? []) + [ground]
            }
        }
        let source = ItemSource(items: 2)
        let view = UICollectionView.shown(source, layout: Layout())
        #expect(view.subviews.first is Ground)
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(source.log == ["sections", "items 0", "cell 0.0", "cell 0.1"])
    }

    @Test("CV-94: the size of the content is known before elements are asked for")
    func contentSize() {
        @MainActor class Layout: ColumnLayout {
            var sizes: [CGSize] = []
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                sizes.append(collectionView?.contentSize ?? .zero)
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Layout()
        _ = UICollectionView.shown(ItemSource(items: 10), layout: layout)
        #expect(layout.sizes.first == CGSize(width: 320, height: 400))
    }

    @Test("CV-95: a cell that wants another size: preferred attributes, the layout's consent, context, prepare, until they agree")
    func selfSizing() {
        @MainActor class Cell: UICollectionViewCell {
            static var wanted: CGFloat = 60
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = Self.wanted
                return layoutAttributes
            }
        }
        @MainActor class Layout: ColumnLayout {
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                log.append("consent \(originalAttributes.size.height) -> \(preferredAttributes.size.height)")
                return preferredAttributes.size != originalAttributes.size
            }
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                log.append("context")
                height = preferredAttributes.size.height
                return super.invalidationContext(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
        }
        let layout = Layout()
        let view = UICollectionView.shown(ItemSource(items: 2), layout: layout, cell: Cell.self)
        #expect(view.visibleCells.map(\.frame.height) == [60, 60])
        let consent = layout.log.firstIndex(of: "consent 40.0 -> 60.0")
        #expect(consent != nil && layout.log[consent! + 1] == "context")
        #expect(layout.log.suffix(from: consent! + 2).contains("prepare"))
    }

    @Test("CV-77: cells whose size never settles stop the process after a bounded number of attempts, with UIKit's words")
    func unsettled() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                @MainActor class Cell: UICollectionViewCell {
                    static var turn: CGFloat = 0
                    override func preferredLayoutAttributesFitting(
                        _ layoutAttributes: UICollectionViewLayoutAttributes
                    ) -> UICollectionViewLayoutAttributes {
                        Self.turn += 1
                        layoutAttributes.size.height = 20 + Self.turn.truncatingRemainder(dividingBy: 7)
                        return layoutAttributes
                    }
                }
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 100, height: 30)
                let view = UICollectionView.shown(ItemSource(items: 3), layout: layout, cell: Cell.self)
                view.layoutIfNeeded()
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose "))
    }

    @Test("Places that are no numbers are not shown, and a warning names the item")
    func nowhere() {
        @MainActor class Layout: ColumnLayout {
            override func prepare() {
                super.prepare()
                cache[0].center.x = .nan
                cache[1].size.width = .infinity
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cache }
        }
        let warnings = Warnings()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: Layout())
        #expect(view.indexPathsForVisibleItems == [[0, 2]])
        #expect(warnings.texts.contains { $0.contains("which is nowhere") && $0.contains("[0, 1]") })
    }

    @Test("CV-100: neither the base layout nor flow layouts are mirrored by themselves")
    func direction() {
        for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout()] {
            #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
            #expect(layout.developmentLayoutDirection == .leftToRight)
        }
    }
}
