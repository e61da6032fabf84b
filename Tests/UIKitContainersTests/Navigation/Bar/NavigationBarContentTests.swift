import Testing
@testable import UIKitContainers
import UIKitTesting

/// What a bar shows of a stack.
@MainActor
struct NavigationBarContentTests {
    private let below = UINavigationItem(title: "Below")
    private let top = UINavigationItem(title: "Top")

    private func content(large: Bool = false) throws -> NavigationBarContent {
        try #require(NavigationBarContent([below, top], prefersLargeTitles: large))
    }

    @Test("NV-23: there is a back button above another page, unless items replace it")
    func wayBack() throws {
        #expect(try content().hasBackButton)
        #expect(NavigationBarContent([top], prefersLargeTitles: false)?.hasBackButton == false)
        top.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        #expect(try !content().hasBackButton)
        top.leftItemsSupplementBackButton = true
        #expect(try content().hasBackButton)
    }

    @Test("NV-26: a hidden back button is none")
    func hidden() throws {
        top.hidesBackButton = true
        #expect(try !content().hasBackButton)
    }

    @Test("NV-24: the back button says what the page below wants: its own button, its back title, its title, or \"Back\"")
    func title() throws {
        #expect(try content().backTitles == ["Below", "Back", ""])
        below.backButtonTitle = "Chosen"
        #expect(try content().backTitles == ["Chosen", "Back", ""])
        below.backBarButtonItem = UIBarButtonItem(title: "Button", style: .plain, target: nil, action: nil)
        top.backBarButtonItem = UIBarButtonItem(title: "Not this one", style: .plain, target: nil, action: nil)
        #expect(try content().backTitles == ["Button", "Back", ""] && content().backName == "Button")
        below.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        #expect(try content().backTitles == [""])
        (below.backBarButtonItem, below.backButtonTitle, below.title) = (nil, nil, nil)
        #expect(try content().backTitles == ["Back", ""] && content().backName == "Back")
    }

    @Test("How much the back button says can be limited")
    func displayMode() throws {
        below.backButtonDisplayMode = .generic
        #expect(try content().backTitles == ["Back", ""])
        below.backButtonDisplayMode = .minimal
        #expect(try content().backTitles == [""] && content().backName == "Below")
    }

    @Test("NV-28: a view in place of the title is not in the back button")
    func titleView() throws {
        below.titleView = UIView()
        #expect(try content().backTitles.first == "Below")
    }

    @Test("A page that does not say whether its title is large follows the one below")
    func largeTitles() throws {
        #expect(try content(large: true).isLarge && !content().isLarge)
        below.largeTitleDisplayMode = .never
        #expect(try !content(large: true).isLarge)
        top.largeTitleDisplayMode = .always
        #expect(try content(large: true).isLarge)
    }
}
