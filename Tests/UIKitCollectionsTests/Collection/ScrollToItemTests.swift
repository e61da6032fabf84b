import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct ScrollToItemTests {
    private func view() -> UICollectionView { UICollectionView.shown(ItemSource(items: 100), layout: ColumnLayout()) }

    @Test("CV-53: the item's edge or middle meets that of what is seen, within what can be scrolled")
    func positions() {
        let view = view()
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(view.contentOffset.y == 1990)
        view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
        #expect(view.contentOffset.y == 1620)
        view.scrollToItem(at: [0, 50], at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 1805)
        view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
        #expect(view.contentOffset.y == -10)
        view.scrollToItem(at: [0, 99], at: .top, animated: false)
        #expect(view.contentOffset.y == 3580)
    }

    @Test("CV-54: without a position, the least movement that shows all of the item; selecting so does not scroll")
    func least() {
        let view = view()
        view.scrollToItem(at: [0, 20], at: [], animated: false)
        #expect(view.contentOffset.y == 400)
        view.scrollToItem(at: [0, 15], at: [], animated: false)
        #expect(view.contentOffset.y == 400)
        view.scrollToItem(at: [0, 5], at: [], animated: false)
        #expect(view.contentOffset.y == 200)
        view.selectItem(at: [0, 90], animated: false, scrollPosition: [])
        #expect(view.contentOffset.y == 200)
        view.selectItem(at: [0, 90], animated: false, scrollPosition: .top)
        #expect(view.contentOffset.y == 3560)
    }

    @Test("Without a window the content moves, and no cell is asked for before the next layout")
    func withoutWindow() {
        let source = ItemSource(items: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: ColumnLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(view.contentOffset.y == 2000 && view.visibleCells.isEmpty)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 50]) != nil)
    }

    @Test("CV-56: scrolling right after a reload works")
    func afterReload() {
        let view = view()
        view.reloadData()
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(view.contentOffset.y == 2000)
        #expect(view.indexPathsForVisibleItems.first == [0, 50])
    }

    @Test("CV-27, CV-28: the next items are announced, the nearest first, and taken back when the way turns")
    func prefetching() {
        @MainActor class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var log: [String] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                log.append("fetch \(indexPaths.map(\.item))")
            }
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
                log.append("cancel \(indexPaths.map(\.item))")
            }
        }
        let fetcher = Prefetcher()
        let view = UICollectionView.shown(ItemSource(items: 100), layout: ColumnLayout()) { $0.prefetchDataSource = fetcher }
        #expect(fetcher.log.count == 1 && fetcher.log[0].hasPrefix("fetch [11, 12, 13, "))
        fetcher.log = []
        view.scroll(to: 500)
        #expect(fetcher.log.last?.hasPrefix("fetch [24, 25") == true)
        fetcher.log = []
        view.scroll(to: 480)
        #expect(fetcher.log[0].hasPrefix("cancel [24"))
        #expect(fetcher.log[1].hasPrefix("fetch [11"))
        view.isPrefetchingEnabled = false
        fetcher.log = []
        view.scroll(to: 2000)
        #expect(fetcher.log == [])
    }
}
