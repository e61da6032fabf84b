import Testing
import UIKitTesting

@testable import UIKitContainers

/// The scopes of a search bar.
@MainActor
@Suite struct SearchScopeTests {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let log = SearchLog()
    private let screen: TestScreen

    init() {
        bar.delegate = log
        screen = TestScreen(showing: bar, size: CGSize(width: 320, height: 568))
        screen.settle()
    }

    @Test("SE-36: a tap on a scope is reported, code is not, and an index that does not exist is none")
    func scopes() throws {
        bar.scopeButtonTitles = ["One", "Two", "Three"]
        bar.showsScopeBar = true
        bar.sizeToFit()
        screen.settle()
        try screen.tap("Three")
        #expect(log.take() == ["scope 2"])
        #expect(bar.selectedScopeButtonIndex == 2)
        bar.selectedScopeButtonIndex = 1
        #expect(log.take() == [])
        bar.selectedScopeButtonIndex = 7
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test("SE-39: fewer than two titles are no choice")
    func oneScope() {
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["One"]
        #expect(bar.intrinsicContentSize.height == 56)
        #expect(bar.scopeControl == nil)
    }

    @Test("SE-40: a segmented control has the titles in their order, and the chosen one")
    func scopeControl() throws {
        bar.scopeButtonTitles = ["One", "Two"]
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        let control = try #require(bar.scopeControl)
        #expect((0..<2).map { control.titleForSegment(at: $0) } == ["One", "Two"])
        #expect(control.selectedSegmentIndex == 1)
    }
}
