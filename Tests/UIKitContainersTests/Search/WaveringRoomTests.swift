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
        #expect(bar.questions > 1 && bar.questions < 40)
        #expect(table.offsetWork.keepingDepth == 0)
    }
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
