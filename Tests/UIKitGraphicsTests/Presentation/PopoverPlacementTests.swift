import Testing
import UIKitTesting

@testable import UIKitGraphics

struct PopoverPlacementTests {
    private let room = CGRect(x: 10, y: 30, width: 748, height: 964)

    private func placement(
        _ source: CGRect, _ size: CGSize = CGSize(width: 320, height: 400), _ permitted: UIPopoverArrowDirection = .any,
        mayOverlapSource: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(
            PopoverPlacement.Request(
                source: source, room: room, contentSize: size, permitted: permitted, mayOverlapSource: mayOverlapSource, scale: 2))
    }

    @Test("PO-23: up lies below the source, down above it, left right of it, right left of it")
    func directions() {
        let source = CGRect(x: 364, y: 480, width: 40, height: 40)
        let size = CGSize(width: 200, height: 100)
        let up = placement(source, size, .up)
        #expect(up.frame == CGRect(x: 284, y: 520, width: 200, height: 113))
        #expect(up.contentFrame == CGRect(x: 284, y: 533, width: 200, height: 100))
        #expect(up.direction == .up)
        let down = placement(source, size, .down)
        #expect(down.frame == CGRect(x: 284, y: 367, width: 200, height: 113))
        #expect(down.contentFrame == CGRect(x: 284, y: 367, width: 200, height: 100))
        #expect(down.direction == .down)
        let left = placement(source, size, .left)
        #expect(left.frame == CGRect(x: 404, y: 450, width: 213, height: 100))
        #expect(left.contentFrame == CGRect(x: 417, y: 450, width: 200, height: 100))
        #expect(left.direction == .left)
        let right = placement(source, size, .right)
        #expect(right.frame == CGRect(x: 151, y: 450, width: 213, height: 100))
        #expect(right.contentFrame == CGRect(x: 151, y: 450, width: 200, height: 100))
        #expect(right.direction == .right)
        for placement in [up, down, left, right] { #expect(placement.arrowOffset == 0) }
    }

    @Test("PO-24: with room everywhere the popover lies below its source")
    func preference() {
        #expect(placement(CGRect(x: 380, y: 500, width: 1, height: 1), CGSize(width: 200, height: 200)).direction == .up)
    }

    @Test("PO-24: else where the content fits, in the order below, right, left, above")
    func fitting() {
        let size = CGSize(width: 320, height: 400)
        #expect(placement(CGRect(x: 100, y: 700, width: 10, height: 10), size).direction == .left)
        #expect(placement(CGRect(x: 700, y: 700, width: 10, height: 10), size).direction == .right)
        #expect(placement(CGRect(x: 380, y: 700, width: 10, height: 10), CGSize(width: 500, height: 400)).direction == .down)
        #expect(placement(CGRect(x: 700, y: 700, width: 10, height: 10), size, [.up, .down]).direction == .down)
    }

    @Test("PO-24: where it fits nowhere, on the side where most of it is seen")
    func leastLoss() {
        let large = CGSize(width: 700, height: 900)
        let low = placement(CGRect(x: 380, y: 800, width: 10, height: 10), large)
        #expect(low.direction == .down)
        #expect(low.contentFrame.height == 757)
        #expect(low.contentFrame.width == 700)
        #expect(placement(CGRect(x: 380, y: 100, width: 10, height: 10), large).direction == .up)
    }

    @Test("PO-12, PO-27: what does not fit is cut, and the popover stays in the room")
    func cut() {
        let placement = placement(CGRect(x: 300, y: 100, width: 100, height: 30), CGSize(width: 2000, height: 1100), .up)
        #expect(placement.frame == CGRect(x: 10, y: 130, width: 748, height: 864))
        #expect(placement.contentFrame.size == CGSize(width: 748, height: 851))
    }

    @Test("PO-27: the arrow slides along the edge to the middle of the source, as far as the corners let it")
    func slidingArrow() {
        let near = placement(CGRect(x: 100, y: 300, width: 20, height: 20), CGSize(width: 320, height: 100), .up)
        #expect(near.frame.minX == 10)
        #expect(near.arrowOffset == CGFloat(110 - (10 + 160)))
        let corner = placement(CGRect(x: 10, y: 300, width: 0, height: 0), CGSize(width: 320, height: 100), .up)
        #expect(corner.arrowOffset == -134)
        let side = placement(CGRect(x: 100, y: 980, width: 0, height: 0), CGSize(width: 320, height: 200), .left)
        #expect(side.frame.maxY == 994)
        #expect(side.arrowOffset == CGFloat(100 - 13 - 13))
    }

    @Test("PO-21: a rectangle without size is a point that the arrow points at")
    func point() {
        let placement = placement(CGRect(x: 384, y: 200, width: 0, height: 0), CGSize(width: 320, height: 100))
        #expect(placement.frame.minY == 200)
        #expect(placement.frame.midX == 384)
        #expect(placement.arrowOffset == 0)
    }

    @Test("PO-20: without a direction there is no arrow, and the popover is in the middle of its source")
    func withoutArrow() {
        let placement = placement(CGRect(x: 300, y: 400, width: 100, height: 100), CGSize(width: 320, height: 100), [])
        #expect(placement.direction == [])
        #expect(placement.frame == CGRect(x: 190, y: 400, width: 320, height: 100))
        #expect(placement.contentFrame == placement.frame)
        #expect(placement.arrowOffset == 0)
    }

    @Test("A popover may cover its source where the app lets it, but only if there is no room beside it")
    func overlapping() {
        let source = CGRect(x: 10, y: 400, width: 748, height: 200)
        let size = CGSize(width: 320, height: 500)
        let cut = placement(source, size, [.up, .down])
        #expect(cut.contentFrame.height < 500)
        let whole = placement(source, size, [.up, .down], mayOverlapSource: true)
        #expect(whole.contentFrame.size == size)
        #expect(whole.frame.intersects(source))
        #expect(room.contains(whole.frame))
        let small = placement(source, CGSize(width: 320, height: 200), [.up, .down], mayOverlapSource: true)
        #expect(small.frame.minY == source.maxY)
    }

    @Test(
        "PO-27: wherever the source is, on screen or not, the popover is inside the room and has no negative size",
        arguments: [
            UIPopoverArrowDirection.any, .up, .down, .left, .right, [],
        ])
    func everywhere(permitted: UIPopoverArrowDirection) {
        for x in stride(from: CGFloat(-100), through: 900, by: 90) {
            for y in stride(from: CGFloat(-100), through: 1200, by: 90) {
                let placement = placement(CGRect(x: x, y: y, width: 30, height: 20), CGSize(width: 320, height: 1100), permitted)
                #expect(placement.frame.minX >= room.minX)
                #expect(placement.frame.minY >= room.minY)
                #expect(placement.contentFrame.width >= 0)
                #expect(placement.contentFrame.height >= 0)
                let isAsLargeAsChrome = placement.contentFrame.isEmpty
                #expect(isAsLargeAsChrome || room.insetBy(dx: -0.01, dy: -0.01).contains(placement.frame))
            }
        }
    }

    @Test("The popover is moved to whole pixels")
    func pixels() {
        let placement = placement(CGRect(x: 300.3, y: 200.2, width: 1, height: 1), CGSize(width: 201, height: 100))
        #expect(placement.frame.minX * 2 == (placement.frame.minX * 2).rounded())
        #expect(placement.frame.minY * 2 == (placement.frame.minY * 2).rounded())
    }
}
