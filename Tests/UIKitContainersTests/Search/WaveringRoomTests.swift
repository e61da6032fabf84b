import Testing
import UIKitTesting

@testable import UIKitContainers
@_spi(ForasteroInternal) @testable import UIKitCore

/// A bar whose height has changed and that has not been placed yet.
@MainActor
@Suite struct WaveringRoomTests {
    @Test("SE-74: content comes to rest under a bar that asks for another place at each place")
    func comesToRest() {
        let scene = SearchScene(isLarge: true)
        let table = scene.page.tableView!
        let bar = WaveringBar()
        table.contentObserver = bar
        table.contentOffset.y -= 1
        table.contentOffset.y = -table.adjustedContentInset.top
        #expect(bar.questions > 1)
        #expect(bar.questions < 40)
        #expect(table.offsetWork.keepingDepth == 0)
    }

    @Test("SE-74: content comes to rest under a bar that grows or shrinks each time it is notified that content has moved")
    func comesToRestUnderAPlacedBar() {
        let scene = SearchScene(isLarge: true)
        let table = scene.page.tableView!
        let bar = GrowingBar(of: scene.page)
        table.contentObserver = bar
        table.contentOffset.y = -table.adjustedContentInset.top - 1
        table.contentOffset.y += 1
        #expect(bar.moves > 1)
        #expect(bar.moves < 40)
        #expect(table.offsetWork.keepingDepth == 0)
    }
}

/// Stands above a page whose safe area it changes as soon as the page's content has moved.
private final class GrowingBar: ContentScrollObserver {
    private(set) var moves = 0
    private let page: UIViewController

    init(of page: UIViewController) { self.page = page }

    func contentDidMove(in scrollView: UIScrollView) {
        moves += 1
        // Far more than a stack could hold is not needed to see that there is no end.
        guard moves < 200 else { return }
        page.additionalSafeAreaInsets.top = page.additionalSafeAreaInsets.top == 0 ? 40 : 0
    }

    func room(above scrollView: UIScrollView) -> CollapsingRoom { CollapsingRoom() }
}

private final class WaveringBar: ContentScrollObserver {
    private(set) var questions = 0

    func contentDidMove(in scrollView: UIScrollView) {}

    func room(above scrollView: UIScrollView) -> CollapsingRoom {
        questions += 1
        let isAtRest = scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
        return CollapsingRoom(height: 116, first: 64, hidden: isAtRest ? 12 : 0)
    }
}
