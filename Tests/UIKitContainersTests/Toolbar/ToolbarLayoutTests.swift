import Testing
@testable import UIKitContainers
import UIKitTesting

/// Where the items of a toolbar stand.
@MainActor
struct ToolbarLayoutTests {
    private func layout(isRightToLeft: Bool = false) -> ToolbarLayout {
        ToolbarLayout(
            row: CGRect(x: 10, y: 0, width: 200, height: 44), spacing: 8, isRightToLeft: isRightToLeft, scale: 2)
    }

    @Test("Without flexible space buttons begin where reading begins, at a distance")
    func packed() {
        let frames = layout().frames(of: [.button(20), .button(30)])
        #expect(frames == [CGRect(x: 10, y: 0, width: 20, height: 44), CGRect(x: 38, y: 0, width: 30, height: 44)])
        #expect(layout(isRightToLeft: true).frames(of: [.button(20), .button(30)]).map(\.minX) == [190, 152])
    }

    @Test("Flexible spaces share what buttons and fixed spaces leave")
    func flexible() {
        let frames = layout().frames(of: [.flexible, .button(40), .fixed(20), .button(40), .flexible])
        #expect(frames.map(\.minX) == [10, 60, 100, 120, 160])
        #expect(frames.map(\.width) == [50, 40, 20, 40, 50])
    }

    @Test("What is left out leaves no gap")
    func leftOut() {
        #expect(layout().frames(of: [.leftOut, .button(20), .leftOut, .button(20)]).map(\.minX) == [10, 10, 30, 38])
    }

    @Test("Where there is too little room buttons get narrower, and spaces vanish or stay")
    func tooNarrow() {
        let frames = layout().frames(of: [.button(200), .flexible, .fixed(20), .button(200)])
        #expect(frames.map(\.width) == [90, 0, 20, 90])
        #expect(frames.last?.maxX == 210)
    }

    @Test("There may be nothing to place, or no room at all")
    func nothing() {
        #expect(layout().frames(of: []).isEmpty)
        var none = layout()
        none.row.size.width = 0
        #expect(none.frames(of: [.button(10), .fixed(5)]).map(\.width) == [0, 5])
    }
}
