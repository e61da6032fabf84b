import Testing
@testable import UIKitControls

struct DotRowTests {
    @Test("Dots stand about the middle, one pitch apart")
    func few() {
        let row = DotRow(pages: 3, current: 1, width: 100, pitch: 20)
        #expect(row.dots.map(\.page) == [0, 1, 2])
        #expect(row.dots.map(\.position) == [30, 50, 70])
        #expect(!row.dots.contains { $0.isShrunk })
    }

    @Test("Where there is no room for all, those about the current one are shown, and ends beyond which there are more are smaller")
    func many() {
        let middle = DotRow(pages: 1_000_000_000, current: 500, width: 100, pitch: 20)
        #expect(middle.dots.map(\.page) == [498, 499, 500, 501, 502])
        #expect(middle.dots.map(\.isShrunk) == [true, false, false, false, true])
        let start = DotRow(pages: 50, current: 0, width: 100, pitch: 20)
        #expect(start.dots.map(\.page) == [0, 1, 2, 3, 4])
        #expect(start.dots.map(\.isShrunk) == [false, false, false, false, true])
        let end = DotRow(pages: 50, current: 49, width: 100, pitch: 20)
        #expect(end.dots.last?.page == 49)
        #expect(end.dots.first?.isShrunk == true)
    }

    @Test("There is always the current dot, however narrow the row; and none without pages")
    func extremes() {
        #expect(DotRow(pages: 9, current: 4, width: 0, pitch: 20).dots.map(\.page) == [4])
        #expect(DotRow(pages: 9, current: 4, width: .infinity, pitch: 20).dots.count == 9)
        #expect(DotRow(pages: 0, current: 0, width: 100, pitch: 20).dots.isEmpty)
    }

    @Test("A place belongs to the nearest dot")
    func nearest() {
        let row = DotRow(pages: 3, current: 1, width: 100, pitch: 20)
        #expect(row.page(at: 33) == 0)
        #expect(row.page(at: 41) == 1)
        #expect(row.page(at: -500) == 0)
        #expect(row.page(at: 500) == 2)
        #expect(DotRow(pages: 0, current: 0, width: 100, pitch: 20).page(at: 3) == nil)
    }
}
