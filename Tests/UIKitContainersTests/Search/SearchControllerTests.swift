import Testing
import UIKitTesting

@testable import UIKitContainers

/// How a search begins and ends, who is notified of it, and what is shown meanwhile.
@MainActor
@Suite struct SearchControllerTests {
    @Test("SE-52: what a new controller is like")
    func defaults() {
        let search = UISearchController()
        #expect(!search.isActive)
        #expect(search.hidesNavigationBarDuringPresentation)
        #expect(search.automaticallyShowsCancelButton)
        #expect(search.automaticallyShowsScopeBar)
        #expect(search.automaticallyShowsSearchResultsController)
        #expect(!search.obscuresBackgroundDuringPresentation)
        #expect(search.searchResultsController == nil)
        #expect(search.scopeBarActivation == .automatic)
        #expect(search.searchSuggestions == nil)
        #expect(search.delegate == nil)
        #expect(search.searchResultsUpdater == nil)
    }

    @Test("SE-53: a navigation item keeps its search controller alive")
    func retained() {
        let item = UINavigationItem()
        weak var search: UISearchController?
        autoreleasepool {
            let made = UISearchController(searchResultsController: nil)
            search = made
            item.searchController = made
        }
        #expect(search != nil)
        item.searchController = nil
        #expect(search == nil)
    }

    @Test("SE-54 SE-55 SE-58 SE-28: a tap asks the bar's delegate, presents, begins to edit and updates, in this order")
    func beginning() throws {
        let scene = SearchScene()
        try scene.begin()
        #expect(scene.log.take() == ["should begin", "will present", "did begin", "update \"\"", "did present"])
        #expect(scene.search.isActive)
        #expect(scene.field.isFirstResponder)
    }

    @Test("A search whose bar is edited again before it has gone begins again")
    func beginningAgain() throws {
        let scene = SearchScene()
        try scene.begin()
        try scene.screen.tap("Cancel")
        _ = scene.log.take()
        scene.field.becomeFirstResponder()
        scene.screen.wait(1)
        #expect(scene.search.isActive)
        #expect(scene.screen.shows("Cancel"))
        #expect(scene.field.isFirstResponder)
        // The updater is called once more, since it finds the search active only now.
        let calls = ["should begin", "did begin", "update \"\"", "did dismiss", "will present", "update \"\"", "did present"]
        #expect(scene.log.take() == calls)
    }

    @Test("SE-54: isActive is true from willPresent on")
    func activeFromWillOn() throws {
        let scene = SearchScene()
        let watch = Watch()
        scene.search.delegate = watch
        try scene.begin()
        #expect(watch.active == [true])
    }

    @Test("SE-54: a delegate that presents the controller itself is asked to, and nothing else is sent")
    func presentedByDelegate() throws {
        let scene = SearchScene()
        let presenter = Presenter()
        scene.search.delegate = presenter
        try scene.begin()
        #expect(presenter.asked == 1)
        #expect(!scene.search.isActive)
    }

    @Test("SE-28: a delegate that refuses keeps the search from beginning")
    func refused() throws {
        let scene = SearchScene()
        scene.log.answers["should begin"] = false
        try scene.begin()
        #expect(scene.log.take() == ["should begin"])
        #expect(!scene.search.isActive)
    }

    @Test("SE-56: an app that presents and dismisses the controller itself is not notified of it")
    func presentedByApp() {
        let scene = SearchScene()
        scene.page.present(scene.search, animated: true)
        scene.screen.wait(0.6)
        #expect(scene.search.isActive)
        #expect(scene.log.take() == [])
        scene.search.dismiss(animated: true)
        scene.screen.wait(0.6)
        #expect(!scene.search.isActive)
        #expect(!scene.log.take().contains { $0.hasPrefix("will") || $0.hasPrefix("did dis") })
    }

    @Test("SE-58 SE-59: the updater is called for each change of the text and of the scope")
    func updates() throws {
        let scene = SearchScene { $0.search.searchBar.scopeButtonTitles = ["All", "Some"] }
        try scene.begin()
        _ = scene.log.take()
        try scene.screen.type("ab")
        #expect(scene.log.take().filter { $0.hasPrefix("update") } == ["update \"a\"", "update \"ab\""])
        try scene.screen.tap("Some")
        #expect(scene.log.take() == ["scope 1", "update \"ab\""])
    }

    @Test("SE-60: text set in code calls the updater while the search is active, and the bar's delegate never")
    func textInCode() throws {
        let scene = SearchScene()
        scene.search.searchBar.text = "x"
        #expect(scene.log.take() == [])
        scene.search.searchBar.text = ""
        try scene.begin()
        _ = scene.log.take()
        scene.search.searchBar.text = "ada"
        #expect(scene.log.take() == ["update \"ada\""])
    }

    @Test("SE-61: results are shown only while there is something to search for")
    func resultsWithText() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        try scene.begin()
        #expect(results.view.isHidden)
        #expect(!scene.search.showsSearchResultsController)
        try scene.screen.type("a")
        #expect(!results.view.isHidden)
        #expect(results.parent === scene.search)
        #expect(scene.search.showsSearchResultsController)
        try scene.screen.press(key: "delete")
        #expect(results.view.isHidden)
    }

    @Test("SE-58: the view of the results is loaded when the updater is first called")
    func resultsAreLoaded() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        var wasLoaded: Bool?
        scene.log.didUpdate = { _ in wasLoaded = wasLoaded ?? results.isViewLoaded }
        try scene.begin()
        #expect(wasLoaded == true)
    }

    @Test("SE-21: the bar of a controller has its height before anybody asks for it")
    func barSize() { #expect(UISearchController(searchResultsController: nil).searchBar.frame.height == 56) }

    @Test("a container shows a search that is active from the beginning")
    func container() throws {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let container = UISearchContainerViewController(searchController: search)
        let screen = TestScreen(showing: container)
        screen.wait(0.2)
        #expect(container.searchController === search)
        #expect(search.parent === container)
        #expect(search.isActive)
        try screen.tap(at: CGPoint(x: 150, y: 75))
        try screen.type("a")
        #expect(!results.view.isHidden)
        #expect(results.view.window != nil)
    }

    @Test("SE-61: a token is something to search for")
    func resultsWithToken() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        try scene.begin()
        scene.field.tokens = [UISearchToken(icon: nil, text: "Ada")]
        try scene.screen.type("a")
        try scene.screen.press(key: "delete")
        #expect(!results.view.isHidden)
    }

    @Test("SE-61: showsSearchResultsController shows them at once, and turns the automatic off")
    func resultsAtOnce() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        try scene.begin()
        scene.search.showsSearchResultsController = true
        #expect(!results.view.isHidden)
        #expect(!scene.search.automaticallyShowsSearchResultsController)
        scene.search.showsSearchResultsController = false
        try scene.screen.type("a")
        #expect(results.view.isHidden)
    }

    @Test("SE-62: content that is obscured is dimmed, and a tap on it ends the search")
    func obscured() throws {
        let scene = SearchScene { $0.search.obscuresBackgroundDuringPresentation = true }
        try scene.begin()
        let dimming = try #require((scene.search.view as? SearchControllerView)?.dimming)
        #expect(!dimming.isHidden)
        try scene.screen.tap(at: CGPoint(x: 200, y: 600))
        scene.screen.wait(0.6)
        #expect(!scene.search.isActive)
        #expect(scene.page.tableView.indexPathForSelectedRow == nil)
    }

    @Test("SE-62: content that is not obscured stays usable")
    func notObscured() throws {
        let scene = SearchScene()
        try scene.begin()
        try scene.screen.tap("Ken 9")
        #expect(scene.page.tableView.indexPathForSelectedRow?.row == 8)
        #expect(scene.search.isActive)
    }

    @Test("SE-63 SE-64: Cancel empties the field and ends the search, and the updater is notified of the empty text")
    func cancelling() throws {
        let scene = SearchScene()
        try scene.begin()
        try scene.screen.type("a")
        _ = scene.log.take()
        try scene.cancel()
        let calls = scene.log.take()
        #expect(calls == ["cancel", "will dismiss", "update \"\"", "should end", "did end", "did dismiss"])
        #expect(scene.search.searchBar.text == "")
        #expect(!scene.search.isActive)
        #expect(!scene.field.isFirstResponder)
        #expect(!scene.search.searchBar.showsCancelButton)
    }

    @Test("SE-65: isActive set to false is like Cancel, without its call")
    func endedInCode() throws {
        let scene = SearchScene()
        try scene.begin()
        try scene.screen.type("a")
        _ = scene.log.take()
        scene.search.isActive = false
        scene.screen.wait(0.6)
        #expect(scene.log.take() == ["will dismiss", "update \"\"", "should end", "did end", "did dismiss"])
        #expect(scene.search.searchBar.text == "")
    }

    @Test("SE-66: a bar that only loses the focus leaves the search active")
    func unfocused() throws {
        let scene = SearchScene()
        try scene.begin()
        try scene.screen.type("a")
        scene.search.searchBar.resignFirstResponder()
        scene.screen.wait(0.6)
        #expect(scene.search.isActive)
        #expect(scene.search.searchBar.text == "a")
        #expect(scene.search.presentingViewController === scene.page)
    }

    @Test("SE-67: a controller whose bar is nowhere cannot be made active, but presented")
    func nowhere() {
        let page = UIViewController()
        let screen = TestScreen(showing: page)
        let search = UISearchController(searchResultsController: nil)
        search.isActive = true
        screen.wait(0.6)
        #expect(!search.isActive)
        page.present(search, animated: false)
        screen.wait(0.6)
        #expect(search.isActive)
        #expect(search.searchBar.window != nil)
    }

    @Test("SE-68: isActive set to true presents; focus can be taken in didPresent")
    func activatedInCode() throws {
        let scene = SearchScene()
        scene.search.isActive = true
        scene.screen.wait(0.6)
        #expect(scene.log.take() == ["will present", "did present"])
        scene.search.searchBar.becomeFirstResponder()
        #expect(scene.field.isFirstResponder)
        #expect(scene.log.take() == ["should begin", "did begin", "update \"\""])
    }

    @Test("SE-69: a search stays active under a page that is pushed, and is there on return")
    func pushed() throws {
        let results = UIViewController()
        let scene = SearchScene(results: results)
        try scene.begin()
        try scene.screen.type("a")
        let next = UIViewController()
        next.title = "Next"
        scene.search.presentingViewController?.navigationController?.pushViewController(next, animated: true)
        scene.screen.wait(0.6)
        #expect(scene.search.isActive)
        #expect(results.view.window == nil)
        #expect(next.view.window != nil)
        #expect(scene.bar.frame.height == 44)
        #expect(scene.screen.shows("Next"))

        scene.navigation.popViewController(animated: true)
        scene.screen.wait(0.6)
        #expect(results.view.window != nil)
        #expect(scene.search.searchBar.text == "a")
        try scene.cancel()
        #expect(!scene.search.isActive)
        #expect(scene.page.presentedViewController == nil)
    }

    @Test("SE-69: the search of a page that is popped ends with it")
    func popped() throws {
        let root = UIViewController()
        let scene = SearchScene { $0.navigation.viewControllers = [root, $0.page] }
        try scene.begin()
        scene.navigation.popViewController(animated: true)
        scene.screen.wait(0.6)
        #expect(scene.page.presentedViewController == nil)
        #expect(root.view.superview?.subviews.count == 1)
    }

    @Test("SE-70: a controller that was never shown goes without loading its view")
    func neverLoaded() {
        weak var search: UISearchController?
        autoreleasepool {
            let made = UISearchController(searchResultsController: UIViewController())
            search = made
            #expect(!made.isViewLoaded)
        }
        #expect(search == nil)
    }

    @Test("SE-71: the page presents the controller, and alerts are presented from that")
    func presenter() throws {
        let scene = SearchScene()
        try scene.begin()
        #expect(scene.search.presentingViewController === scene.page)
        #expect(scene.page.presentedViewController === scene.search)
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        scene.search.present(alert, animated: false)
        scene.screen.wait(0.6)
        #expect(alert.presentingViewController === scene.search)
        #expect(scene.screen.shows("Hello"))
    }

    @Test("SE-72: suggestions stand in front of the results; choosing one tells the updater, and empties them")
    func suggestions() throws {
        let scene = SearchScene()
        try scene.begin()
        scene.search.searchSuggestions = ["Ada Lovelace", "Alan Turing"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        scene.screen.settle()
        _ = scene.log.take()
        try scene.screen.tap("Alan Turing")
        #expect(scene.log.take() == ["select Alan Turing"])
        #expect(scene.search.searchSuggestions == nil)
        #expect(!scene.screen.shows("Ada Lovelace"))
    }

    @Test("SE-72: typing, another scope and Cancel take suggestions away")
    func suggestionsGo() throws {
        let scene = SearchScene { $0.search.searchBar.scopeButtonTitles = ["All", "Some"] }
        try scene.begin()
        let offered = [UISearchSuggestionItem(localizedSuggestion: "Ada Lovelace")]
        scene.search.searchSuggestions = offered
        try scene.screen.type("a")
        #expect(scene.search.searchSuggestions == nil)
        scene.search.searchSuggestions = offered
        try scene.screen.tap("Some")
        #expect(scene.search.searchSuggestions == nil)
        scene.search.searchSuggestions = offered
        try scene.cancel()
        #expect(scene.search.searchSuggestions == nil)
    }

    @Test("SE-73: the controller's own view shows nothing, and results keep clear of the bar")
    func geometry() throws {
        let results = UITableViewController(style: .plain)
        let scene = SearchScene(results: results)
        try scene.begin()
        try scene.screen.type("a")
        scene.screen.wait(0.3)
        #expect(scene.search.view.backgroundColor == nil)
        #expect(results.view.frame == scene.search.view.bounds)
        #expect(results.view.safeAreaInsets.top == scene.bar.frame.maxY)
    }
}

@MainActor
private final class Watch: UIObject, UISearchControllerDelegate {
    var active: [Bool] = []
    func willPresentSearchController(_ searchController: UISearchController) { active.append(searchController.isActive) }
}

@MainActor
private final class Presenter: UIObject, UISearchControllerDelegate {
    var asked = 0
    func presentSearchController(_ searchController: UISearchController) { asked += 1 }
}
