@_spi(ForasteroInternal) import CoreGraphics
@_spi(ForasteroInternal) import Display
import Testing

@testable import QuartzCore

@Suite struct DisplayItemPoolTests {
    private let pool = DisplayItemPool()
    private let placement = Placement(transform: .identity, clip: PixelRect(x: 0, y: 0, width: 10, height: 10), opacity: 1)

    private func show(_ item: inout DisplayItem?, _ paint: LayerPaint = LayerPaint(LayerValues())) {
        pool.replace(&item, by: .body, paint, placement, rect: placement.clip)
    }

    @Test("the step of a layer that is not shown any more becomes that of another one")
    func reuse() {
        var first: DisplayItem?
        show(&first)
        let identity = first.map(ObjectIdentifier.init)
        pool.recycle(&first)
        #expect(first == nil)
        var second: DisplayItem?
        show(&second)
        #expect(second.map(ObjectIdentifier.init) == identity)
    }

    @Test("a step that a display list holds is neither changed nor used again")
    func heldSteps() throws {
        let paint = LayerPaint(LayerValues())
        var first: DisplayItem?
        show(&first, paint)
        let list = [try #require(first)]
        show(&first)
        #expect(first !== list[0])
        #expect(list[0].paint === paint)
        var held: DisplayItem? = list[0]
        pool.recycle(&held)
        var second: DisplayItem?
        show(&second)
        #expect(second !== list[0])
    }

    @Test("a step that waits for use keeps nothing alive of what it showed")
    func contents() {
        weak var shown: LayerPaint?
        var item: DisplayItem?
        do {
            let paint = LayerPaint(LayerValues())
            shown = paint
            show(&item, paint)
        }
        #expect(shown != nil)
        pool.recycle(&item)
        #expect(shown == nil)
    }
}
