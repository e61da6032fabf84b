import Testing

@testable import UIKitControls

struct SegmentWidthsTests {
    @Test("Segments are of the same width, whatever is in them")
    func equal() {
        #expect(SegmentWidths.sharing(300, fixed: [0, 0, 0], natural: [10, 50, 20], byContent: false) == [100, 100, 100])
        #expect(SegmentWidths.fitting(fixed: [0, 0, 0], natural: [10, 50, 20], byContent: false) == 150)
    }

    @Test("Or in proportion to their contents")
    func byContent() {
        #expect(SegmentWidths.sharing(160, fixed: [0, 0, 0], natural: [10, 50, 20], byContent: true) == [20, 100, 40])
        #expect(SegmentWidths.fitting(fixed: [0, 0, 0], natural: [10, 50, 20], byContent: true) == 80)
    }

    @Test("Widths that were asked for are kept; the others share the rest, which may be nothing")
    func fixed() {
        #expect(SegmentWidths.sharing(300, fixed: [0, 40, 0], natural: [1, 1, 1], byContent: false) == [130, 40, 130])
        #expect(SegmentWidths.sharing(30, fixed: [0, 40], natural: [1, 1], byContent: true) == [0, 40])
        #expect(SegmentWidths.fitting(fixed: [0, 40, 0], natural: [10, 50, 20], byContent: false) == 80)
        #expect(SegmentWidths.sharing(100, fixed: [], natural: [], byContent: false).isEmpty)
        #expect(SegmentWidths.sharing(100, fixed: [0, 0], natural: [0, 0], byContent: true) == [50, 50])
    }
}
