import Testing
import UIKitTesting

@testable import ViewLookup

@MainActor
struct ViewIndexerTests {
    private let indexer = ViewIndexer()

    // MARK: Registering

    @Test("Names are unique: a taken name is refused with 0, and nothing changes")
    func takenName() {
        let first = UIView()
        let second = UIView()
        indexer.register(first, name: "a")
        #expect(indexer.register(second, name: "a") == 0)
        #expect(second.tag == 0)
        #expect(indexer.view(named: "a") === first)
        #expect(indexer.register(first, name: "a") == 0)
        #expect(first.tag == 10_000)
    }

    @Test("A refused view keeps the name that it has")
    func refusedKeepsItsName() {
        let first = UIView()
        let second = UIView()
        indexer.register(first, name: "a")
        indexer.register(second, name: "b")
        #expect(indexer.register(second, name: "a") == 0)
        #expect(indexer.view(named: "b") === second)
        #expect(indexer.name(of: second) == "b")
    }

    @Test("A view registered again under a new name loses the old one")
    func newName() {
        let view = UIView()
        indexer.register(view, name: "old")
        indexer.register(view, name: "new")
        #expect(indexer.view(named: "old") == nil)
        #expect(indexer.view(named: "new") === view)
        #expect(indexer.name(of: view) == "new")
        #expect(indexer.register(UIView(), name: "old") != 0)
    }

    @Test("Tags are pulled from 10000 up, only where the view has none")
    func tags() {
        let tagged = UIView()
        tagged.tag = 101
        let views = (0..<3).map { _ in UIView() }
        #expect(indexer.register(views[0], name: "a") == 10_000)
        #expect(indexer.register(tagged, name: "b") == 101)
        #expect(indexer.register(views[1], name: "c") == 10_001)
        #expect(indexer.register(views[0], name: "d") == 10_000)
        #expect(indexer.register(views[2], name: "e") == 10_002)
        #expect(views.map(\.tag) == [10_000, 10_001, 10_002])
        #expect(tagged.tag == 101)
    }

    // MARK: Unregistering

    @Test("Unregistering puts the tag back to 0 and frees the name", arguments: [0, 101])
    func unregister(tag: Int) {
        let view = UIView()
        view.tag = tag
        indexer.register(view, name: "a")
        #expect(indexer.unregister(view, name: "a"))
        #expect(view.tag == 0)
        #expect(indexer.view(named: "a") == nil)
        #expect(indexer.name(of: view) == nil)
        #expect(!indexer.unregister(view, name: "a"))
    }

    @Test("Unregistering fails when the tag no longer matches; the name stays")
    func changedTag() {
        let view = UIView()
        let tag = indexer.register(view, name: "a")
        view.tag = 5
        #expect(!indexer.unregister(view, name: "a"))
        #expect(view.tag == 5)
        #expect(indexer.view(named: "a") === view)
        view.tag = tag
        #expect(indexer.unregister(view, name: "a"))
    }

    @Test("Only the view that has a name can be unregistered from it, whatever the tags are")
    func otherView() {
        let view = UIView()
        let impostor = UIView()
        impostor.tag = indexer.register(view, name: "a")
        #expect(!indexer.unregister(impostor, name: "a"))
        #expect(!indexer.unregister(view, name: "b"))
        #expect(indexer.view(named: "a") === view)
    }

    // MARK: Tags changed by hand

    @Test("Tags that are changed by hand do not lead astray")
    func handChangedTags() {
        let root = UIView()
        let (first, second) = (UIView(), UIView())
        root.addSubview(first)
        root.addSubview(second)
        let firstTag = root.register(first, in: indexer)
        let secondTag = root.register(second, in: indexer)
        first.tag = secondTag
        second.tag = firstTag
        #expect(indexer.view(named: "\(firstTag)") === first)
        #expect(indexer.view(named: "\(secondTag)") === second)
        #expect(indexer.name(of: first) == "\(firstTag)")
    }

    @Test("A view whose tag was changed by hand loses its old name too when it gets a new one, and keeps the tag")
    func renamedAfterChange() {
        let view = UIView()
        indexer.register(view, name: "old")
        view.tag = 3
        #expect(indexer.register(view, name: "new") == 3)
        #expect(indexer.view(named: "old") == nil)
        view.tag = 0
        #expect(indexer.register(view, name: "newer") == 10_001)
    }

    // MARK: Views that cease to exist

    @Test("Names do not keep views alive; the name of a dead view is free")
    func deadViews() {
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            indexer.register(view, name: "a")
        }
        #expect(gone == nil)
        #expect(indexer.view(named: "a") == nil)
        #expect(indexer.count == 0)
        let next = UIView()
        #expect(indexer.register(next, name: "a") != 0)
        #expect(indexer.view(named: "a") === next)
    }

    @Test("A view made where a dead one was does not inherit its name")
    func reusedPlace() {
        for number in 0..<200 {
            let view = UIView()
            #expect(indexer.name(of: view) == nil)
            #expect(!indexer.unregister(view, name: "\(number - 1)"))
            indexer.register(view, name: "\(number)")
        }
        #expect(indexer.count == 0)
    }

    @Test("The names of dead views do not pile up, and sweeping them away spares the living")
    func sweeping() {
        let living = (0..<40).map { _ in UIView() }
        for (number, view) in living.enumerated() { indexer.register(view, name: "living \(number)") }
        for number in 0..<10_000 { indexer.register(UIView(), name: "dead \(number)") }
        #expect(indexer.tableSize < 200)
        #expect(indexer.count == 40)
        for (number, view) in living.enumerated() { #expect(indexer.view(named: "living \(number)") === view) }
    }
}

extension UIView {
    /// Registers a view under its own number, so that a test can say which is which; gives the number.
    fileprivate func register(_ view: UIView, in indexer: ViewIndexer) -> Int {
        let number = 10_000 + (subviews.firstIndex(of: view) ?? 0)
        return indexer.register(view, name: "\(number)")
    }
}
