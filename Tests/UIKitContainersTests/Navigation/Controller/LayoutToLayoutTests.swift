import Foundation
import Testing
import UIKitTesting

@testable import UIKitContainers

/// Controllers on one stack that show the same collection view, each with a layout of its own.
@MainActor
struct LayoutToLayoutTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600), scale: 1)
    private let first = GridController(columns: 3)
    private let second = GridController(columns: 1)
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: first)
        second.useLayoutToLayoutNavigationTransitions = true
        screen.window.rootViewController = navigation
        screen.settle()
    }

    private var collection: UICollectionView { first.collectionView }
    private func width(of item: Int) -> CGFloat? { collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame.width }

    @Test("CV-248: the pushed controller shows the collection view of the one below with its own layout, and gives it back")
    func pushing() throws {
        #expect(!first.useLayoutToLayoutNavigationTransitions)
        #expect(collection.isDescendant(of: first.view))
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        navigation.pushViewController(second, animated: true)
        screen.wait(0.1)
        #expect(second.collectionView === collection)
        #expect(collection.isDescendant(of: second.view))
        let onTheWay = try #require(cell.layer.presentation()).frame.width
        #expect(onTheWay > 100, "items are on their way, and no page slides")
        #expect(onTheWay < 300, "items are on their way, and no page slides")
        #expect(second.view.layer.presentation()?.frame.minX == 0)
        screen.wait(1)
        #expect(width(of: 0) == 300)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(collection.dataSource === first)
        #expect(collection.delegate === first)
        #expect(second.collectionViewLayout === collection.collectionViewLayout)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(width(of: 0) == 100)
        #expect(collection.isDescendant(of: first.view))
        #expect(navigation.topViewController === first)
        navigation.pushViewController(second, animated: true)
        screen.wait(1)
        #expect(width(of: 0) == 300)
        #expect(collection.isDescendant(of: second.view))
    }

    @Test("CV-248: the same without animation, and when the stack is set before it is seen")
    func withoutAnimation() {
        navigation.pushViewController(second, animated: false)
        screen.settle()
        #expect(collection.isDescendant(of: second.view))
        #expect(width(of: 0) == 300)
        navigation.popToRootViewController(animated: false)
        screen.settle()
        #expect(collection.isDescendant(of: first.view))
        #expect(width(of: 0) == 100)
        let (lower, upper) = (GridController(columns: 3), GridController(columns: 1))
        upper.useLayoutToLayoutNavigationTransitions = true
        let other = UINavigationController()
        other.viewControllers = [lower, upper]
        screen.window.rootViewController = other
        screen.settle()
        #expect(upper.collectionView === lower.collectionView)
        #expect(upper.collectionView.isDescendant(of: upper.view))
        #expect(upper.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 300)
    }

    @Test("CV-248: what is selected stays so while the layout changes")
    func selection() {
        collection.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
        navigation.pushViewController(second, animated: true)
        screen.wait(1)
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test("CV-248: above a controller of another kind the pushed one shows its own collection view")
    func aboveOthers() {
        navigation.setViewControllers([UIViewController()], animated: false)
        screen.settle()
        navigation.pushViewController(second, animated: true)
        screen.wait(1)
        #expect(second.collectionView !== collection)
        #expect(second.collectionView.dataSource === second)
        #expect(second.collectionView.isDescendant(of: second.view))
    }
}

private final class GridController: UICollectionViewController {
    init(columns: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300 / columns, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
