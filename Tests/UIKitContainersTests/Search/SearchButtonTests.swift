import Testing
import UIKitTesting

@testable import UIKitContainers

/// Scopes and Cancel of a search controller, which come and go by themselves.
@MainActor
@Suite struct SearchButtonTests {
    @Test("SE-41 SE-42: scopes and Cancel are there while the search is")
    func scopes() throws {
        let scene = SearchScene { $0.search.searchBar.scopeButtonTitles = ["All", "Some"] }
        #expect(!scene.search.searchBar.showsScopeBar)
        try scene.begin()
        #expect(scene.search.searchBar.showsScopeBar)
        #expect(scene.search.searchBar.showsCancelButton)
        try scene.cancel()
        #expect(!scene.search.searchBar.showsScopeBar)
    }

    @Test("SE-41: saying whether scopes are shown turns the automatic off")
    func manualScopes() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.showsScopeBar = true
        #expect(!search.automaticallyShowsScopeBar)
        #expect(search.scopeBarActivation == .manual)
    }

    @Test("SE-42: onTextEntry shows scopes from the first character on")
    func scopesOnEntry() throws {
        let scene = SearchScene {
            $0.search.searchBar.scopeButtonTitles = ["All", "Some"]
            $0.search.scopeBarActivation = .onTextEntry
        }
        try scene.begin()
        #expect(!scene.search.searchBar.showsScopeBar)
        try scene.screen.type("a")
        #expect(scene.search.searchBar.showsScopeBar)
        try scene.cancel()
        #expect(!scene.search.searchBar.showsScopeBar)
    }

    @Test("saying whether there is a Cancel button turns the automatic off")
    func manualCancel() throws {
        let scene = SearchScene { $0.search.searchBar.showsCancelButton = false }
        #expect(!scene.search.automaticallyShowsCancelButton)
        try scene.begin()
        #expect(!scene.search.searchBar.showsCancelButton)
    }

    @Test("SE-37: the bar may have a delegate besides")
    func barDelegate() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.searchBar.delegate == nil)
    }
}
