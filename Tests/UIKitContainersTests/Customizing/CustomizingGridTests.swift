import Foundation
import Testing
@testable import UIKitContainers

/// Where the icons stand.
struct CustomizingGridTests {
    private let theme = CustomizingTheme.flat

    private func grid(_ width: CGFloat, isRightToLeft: Bool = false) -> CustomizingGrid {
        CustomizingGrid(width: width, isRightToLeft: isRightToLeft, scale: 2, theme: theme)
    }

    @Test("TB-16: a phone has four icons in a row, a wider screen as many as there is room for")
    func columns() {
        #expect(grid(320).columns == 4)
        #expect(grid(430).columns == 4)
        #expect(grid(844).columns == 7)
        #expect(grid(1024).columns == 9)
    }

    @Test("Icons fill row after row, without gaps or overlaps, on whole pixels")
    func frames() {
        let grid = grid(393)
        for index in 0..<26 {
            let frame = grid.frame(of: index)
            #expect(frame.minY == CGFloat(index / 4) * theme.rowHeight)
            #expect((frame.minX * 2).rounded() == frame.minX * 2)
            if index % 4 > 0 { #expect(grid.frame(of: index - 1).maxX == frame.minX) }
        }
        #expect(grid.frame(of: 0).minX == theme.margin)
        #expect(grid.frame(of: 3).maxX == 393 - theme.margin)
        #expect(grid.height(count: 26) == 7 * theme.rowHeight)
        #expect(grid.height(count: 0) == 0)
    }

    @Test("Where text runs from right to left the first icon is at the right")
    func mirrored() {
        let grid = grid(400, isRightToLeft: true)
        #expect(grid.frame(of: 0).maxX == 400 - theme.margin)
        #expect(grid.frame(of: 3).minX == theme.margin)
    }

    @Test("A screen without any width has no icons' places, but breaks nothing")
    func noWidth() {
        #expect(grid(0).frame(of: 5).width == 0)
    }
}
