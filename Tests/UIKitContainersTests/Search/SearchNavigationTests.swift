import Testing
import UIKitTesting

@testable import UIKitContainers

/// The search bar of a navigation item, and how it gives way to content together with a large title.
@MainActor
@Suite struct SearchNavigationTests {
    @Test("SE-74 SE-75: the search bar stands in a row of 52 points below the buttons, or below the large title")
    func heights() {
        let plain = SearchScene()
        #expect(plain.bar.frame == CGRect(x: 0, y: plain.top, width: 390, height: 96))
        #expect(plain.field.convert(plain.field.bounds, to: plain.bar) == CGRect(x: 16, y: 45, width: 358, height: 36))
        let large = SearchScene(isLarge: true)
        #expect(large.bar.frame.height == 148)
        #expect(large.field.convert(large.field.bounds, to: large.bar).minY == 97)
        #expect(large.page.tableView.contentOffset.y == -(large.top + 148))
    }

    @Test("SE-74: a search controller that is taken away leaves no room")
    func taken() {
        let scene = SearchScene()
        scene.page.navigationItem.searchController = nil
        scene.screen.wait(0.5)
        #expect(scene.bar.frame.height == 44)
        #expect(scene.search.searchBar.superview == nil)
        scene.page.navigationItem.searchController = scene.search
        scene.screen.wait(0.5)
        #expect(scene.bar.frame.height == 96)
    }

    @Test("SE-76: by default the bar is hidden at first above a scroll view, and pulling shows it")
    func hiddenAtFirst() {
        let scene = SearchScene(isLarge: true) { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        #expect(UINavigationItem().hidesSearchBarWhenScrolling)
        #expect(scene.bar.frame.height == 96)
        #expect(scene.page.tableView.contentOffset.y == -(scene.top + 96))
        scene.page.tableView.contentOffset.y -= 52
        scene.screen.settle()
        #expect(scene.bar.frame.height == 148)
        #expect(scene.field.bounds.height == 36)
    }

    @Test("SE-76: content that is too short to scroll hides it as well")
    func shortContent() throws {
        let scene = SearchScene {
            $0.page.count = 2
            $0.page.navigationItem.hidesSearchBarWhenScrolling = true
        }
        #expect(scene.bar.frame.height == 44)
        try scene.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), holding: 0.3)
        scene.screen.wait(2)
        #expect(scene.bar.frame.height == 96)
        try scene.screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 340), holding: 0.3)
        scene.screen.wait(2)
        #expect(scene.bar.frame.height == 44)
    }

    @Test("SE-76: a wheel shows the bar above content that is too short to scroll", arguments: [false, true])
    func wheel(isLarge: Bool) throws {
        let scene = SearchScene(isLarge: isLarge) {
            $0.page.count = 2
            $0.page.navigationItem.hidesSearchBarWhenScrolling = true
        }
        let height = scene.bar.frame.height
        try scene.screen.tables.element.scroll(byDeltaX: 0, deltaY: 150)
        scene.screen.wait(1)
        #expect(scene.bar.frame.height == height + 52)
        try scene.screen.tables.element.scroll(byDeltaX: 0, deltaY: -150)
        scene.screen.wait(1)
        #expect(scene.bar.frame.height == height)
    }

    @Test("SE-76: without a scroll view the bar is always there")
    func noScrollView() {
        let page = UIViewController()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: page)
        let screen = TestScreen(showing: navigation)
        screen.wait(0.2)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    }

    @Test("SE-77: scrolling takes the search row first, point by point, then the large title")
    func collapsing() {
        let scene = SearchScene(isLarge: true) { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        let table = scene.page.tableView!
        table.contentOffset.y = -(scene.top + 148)
        for (scrolled, height, field) in [(0, 148, 36), (20, 128, 16), (52, 96, 0), (70, 78, 0), (104, 44, 0), (300, 44, 0)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            table.contentOffset.y = -(scene.top + 148) + scrolled
            scene.screen.settle()
            #expect(scene.bar.frame.height == height, "scrolled by \(scrolled)")
            #expect(table.adjustedContentInset.top == scene.top + height)
            #expect(scene.field.bounds.height == field, "scrolled by \(scrolled)")
        }
        table.contentOffset.y = -(scene.top + 148)
        scene.screen.settle()
        #expect(scene.bar.frame.height == 148)
    }

    @Test("SE-77: what is in the field fades while it becomes lower")
    func fading() {
        let scene = SearchScene { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        let table = scene.page.tableView!
        table.contentOffset.y = -(scene.top + 96)
        scene.screen.settle()
        #expect(scene.field.leftView?.alpha == 1)
        table.contentOffset.y += 7
        scene.screen.settle()
        #expect(scene.field.leftView.map { $0.alpha < 1 && $0.alpha > 0 } == true)
        table.contentOffset.y += 20
        scene.screen.settle()
        #expect(scene.field.leftView?.alpha == 0)
    }

    @Test(
        "SE-77: letting go in between goes to the nearest state",
        arguments: [(15, 148), (40, 96), (65, 96), (90, 44)] as [(CGFloat, CGFloat)])
    func settling(scrolled: CGFloat, height: CGFloat) throws {
        let scene = SearchScene(isLarge: true) { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        let table = scene.page.tableView!
        table.contentOffset.y = -(scene.top + 148)
        scene.screen.settle()
        // The first points of a drag are what it takes to recognise it.
        let finger = scene.screen.touchDown(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 590))
        scene.screen.wait(0.05)
        let start = table.contentOffset.y
        let missing = scrolled - (start + scene.top + 148)
        finger.move(to: CGPoint(x: 200, y: 590 - missing))
        scene.screen.wait(0.4)
        finger.lift()
        scene.screen.wait(2)
        #expect(scene.bar.frame.height == height)
    }

    @Test("SE-76: a bar that does not hide stays below a large title that collapses")
    func pinned() {
        let scene = SearchScene(isLarge: true)
        scene.page.tableView.contentOffset.y = 300
        scene.screen.settle()
        #expect(scene.bar.frame.height == 96)
        #expect(scene.field.bounds.height == 36)
    }

    @Test("SE-78: pulled beyond the top, the title and the bar go down with the content")
    func pulled() {
        let scene = SearchScene(isLarge: true)
        let before = scene.field.convert(scene.field.bounds, to: nil).minY
        scene.page.tableView.contentOffset.y -= 60
        scene.screen.settle()
        #expect(scene.field.convert(scene.field.bounds, to: nil).minY == before + 60)
        #expect(scene.page.tableView.adjustedContentInset.top == scene.top + 148)
    }

    @Test("SE-79: an active search has the bar for itself, and the content moves up with it")
    func active() throws {
        let scene = SearchScene(isLarge: true)
        try scene.begin()
        #expect(scene.bar.frame == CGRect(x: 0, y: scene.top, width: 390, height: 52))
        #expect(!scene.screen.shows("Names"))
        #expect(scene.screen.shows("Cancel"))
        #expect(scene.page.tableView.adjustedContentInset.top == scene.top + 52)
        #expect(scene.page.tableView.contentOffset.y == -(scene.top + 52))
        try scene.cancel()
        #expect(scene.bar.frame.height == 148)
        #expect(scene.page.tableView.contentOffset.y == -(scene.top + 148))
        #expect(scene.screen.shows("Names"))
    }

    @Test("SE-79: with hidesNavigationBarDuringPresentation false the row stays below the title")
    func activeBelow() throws {
        let scene = SearchScene { $0.search.hidesNavigationBarDuringPresentation = false }
        try scene.begin()
        #expect(scene.bar.frame.height == 96)
        #expect(scene.screen.shows("Names"))
    }

    @Test("SE-79: an active search does not give way to content")
    func activeStays() throws {
        let scene = SearchScene { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        scene.page.tableView.contentOffset.y = -(scene.top + 96)
        scene.screen.settle()
        try scene.begin()
        scene.page.tableView.contentOffset.y = 400
        scene.screen.settle()
        #expect(scene.bar.frame.height == 52)
        #expect(scene.field.bounds.height == 36)
    }

    @Test("SE-80: a controller that is presented by code does not make the bar higher")
    func presentedByCode() {
        let page = UIViewController()
        page.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: page)
        let screen = TestScreen(showing: navigation)
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        page.present(search, animated: true)
        screen.wait(0.6)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(search.searchBar.window != nil)
    }

    @Test("SE-81: placements, as they are wished for and as they come out")
    func placements() {
        let phone = SearchScene()
        #expect(UINavigationItem().preferredSearchBarPlacement == .automatic)
        #expect(phone.page.navigationItem.searchBarPlacement == .stacked)
        let pad = SearchScene(size: CGSize(width: 1024, height: 768))
        #expect(pad.page.navigationItem.searchBarPlacement == .inline)
        #expect(pad.bar.frame.height == 44)
        #expect(pad.field.convert(pad.field.bounds, to: pad.bar).maxX == 1024 - 20)
        let stacked = SearchScene(size: CGSize(width: 1024, height: 768)) { $0.page.navigationItem.preferredSearchBarPlacement = .stacked }
        #expect(stacked.bar.frame.height == 96)
    }

    @Test("SE-22 SE-41: in the row of a wide navigation bar, the scopes of an active search stand beside the field")
    func inlineScopes() throws {
        let scene = SearchScene(size: CGSize(width: 1024, height: 768)) { $0.search.searchBar.scopeButtonTitles = ["All", "Unread"] }
        let (bar, field) = (scene.search.searchBar, scene.field)
        let resting = field.bounds.width
        #expect(bar.scopeControl == nil)
        scene.search.isActive = true
        scene.screen.wait(1)
        let control = try #require(bar.scopeControl)
        #expect(control.alpha == 1)
        #expect(control.frame.minX >= field.frame.maxX)
        #expect(control.frame.maxX <= bar.bounds.maxX)
        // Cancel takes what it needs of the field, as without scopes.
        #expect(field.bounds.width > resting / 2)
        #expect(control.frame.midY == field.frame.midY)
        try scene.screen.tap("Unread")
        #expect(bar.selectedScopeButtonIndex == 1)
        scene.search.isActive = false
        scene.screen.wait(1)
        #expect(control.alpha == 0)
        #expect(abs(field.bounds.width - resting) <= 1)
    }

    @Test("SE-81: hidesSearchBarWhenScrolling is ignored for inline bars")
    func inlineStays() {
        let scene = SearchScene(size: CGSize(width: 1024, height: 768)) { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        scene.page.tableView.contentOffset.y = 300
        scene.screen.settle()
        #expect(scene.field.bounds.height == 36)
    }

    @Test("SE-81: the controller's delegate is notified of a change of placement")
    func placementChange() {
        let watch = PlacementWatch()
        let scene = SearchScene { $0.search.delegate = watch }
        scene.page.navigationItem.preferredSearchBarPlacement = .inline
        scene.screen.wait(0.2)
        #expect(watch.calls == ["will inline", "did stacked"])
        #expect(scene.bar.frame.height == 44)
    }

    @Test("SE-82: the bar's height goes along when a page without a search is pushed, and comes back as it was")
    func pushing() {
        let scene = SearchScene(isLarge: true) { $0.page.navigationItem.hidesSearchBarWhenScrolling = true }
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        scene.page.tableView.contentOffset.y = -(scene.top + 148)
        scene.screen.settle()
        scene.navigation.pushViewController(next, animated: true)
        scene.screen.wait(0.1)
        #expect(scene.bar.frame.height < 148)
        scene.screen.wait(0.6)
        #expect(scene.bar.frame.height == 44)
        scene.navigation.popViewController(animated: true)
        scene.screen.wait(0.6)
        #expect(scene.bar.frame.height == 148)
        #expect(scene.field.window != nil)
    }

    @Test("SE-43: scopes that are always shown are a part of the row")
    func scopesShown() {
        let scene = SearchScene {
            $0.search.searchBar.scopeButtonTitles = ["One", "Two"]
            $0.search.searchBar.showsScopeBar = true
        }
        #expect(scene.bar.frame.height == 146)
        let hiding = SearchScene {
            $0.page.navigationItem.hidesSearchBarWhenScrolling = true
            $0.search.searchBar.scopeButtonTitles = ["One", "Two"]
            $0.search.searchBar.showsScopeBar = true
        }
        hiding.page.tableView.contentOffset.y = 400
        hiding.screen.settle()
        #expect(hiding.bar.frame.height == 94)
        #expect(hiding.screen.shows("Two"))
    }

    @Test("SE-83: nothing of an active search is left when its navigation controller is dismissed")
    func noLeak() throws {
        let root = UIViewController()
        let screen = TestScreen(showing: root)
        weak var search: UISearchController?
        weak var kept: UIViewController?
        do {
            let page = NamesController(style: .plain)
            let made = UISearchController(searchResultsController: nil)
            page.navigationItem.searchController = made
            (search, kept) = (made, page)
            root.present(UINavigationController(rootViewController: page), animated: false)
        }
        screen.wait(0.6)
        search?.isActive = true
        screen.wait(0.6)
        (kept?.navigationController)?.pushViewController(UIViewController(), animated: false)
        screen.wait(0.6)
        root.dismiss(animated: false)
        screen.wait(0.6)
        #expect(search == nil)
        #expect(kept == nil)
    }

    @Test("on a phone in landscape the row is 32 and the search row 52 points high")
    func landscape() {
        let scene = SearchScene(size: CGSize(width: 844, height: 390))
        #expect(scene.bar.frame.height == 84)
    }

    // MARK: At the head of a table

    @Test("SE-69 SE-21: a bar at the head of a table moves to the top while it is active, and back")
    func tableHeader() throws {
        let scene = SearchScene {
            $0.page.keepsSearchElsewhere = true
            $0.page.definesPresentationContext = true
            $0.search.searchBar.sizeToFit()
            $0.page.tableView.tableHeaderView = $0.search.searchBar
        }
        let bar = scene.search.searchBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
        try scene.begin()
        #expect(scene.search.presentingViewController === scene.page)
        #expect(scene.navigation.isNavigationBarHidden)
        #expect(bar.isDescendant(of: scene.search.view))
        #expect(bar.convert(bar.bounds, to: nil).minY == scene.top)
        #expect(scene.log.take() == ["should begin", "will present", "did begin", "update \"\"", "did present"])
        try scene.screen.type("a")
        try scene.cancel()
        #expect(!scene.navigation.isNavigationBarHidden)
        #expect(scene.page.tableView.tableHeaderView === bar)
        #expect(bar.superview === scene.page.tableView)
    }
}

@MainActor
private final class PlacementWatch: UIObject, UISearchControllerDelegate {
    var calls: [String] = []
    func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {
        calls.append("will \(newPlacement)")
    }
    func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) {
        calls.append("did \(previousPlacement)")
    }
}
