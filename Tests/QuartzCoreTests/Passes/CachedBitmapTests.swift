import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Rows that scroll are copied as pictures. Nobody may see that.
@Suite("What only travels")
@MainActor
struct CachedBitmapTests {
    private let stage = Stage(width: 60, height: 60, scale: 2)
    private let list = CALayer()

    init() {
        let stage = self.stage
        let list = self.list
        withoutActions {
            list.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            list.masksToBounds = true
            for index in 0..<20 { list.addSublayer(CachedBitmapTests.row(index)) }
            stage.root.addSublayer(list)
        }
        stage.render()
    }

    private static func row(_ index: Int) -> CALayer {
        let row = plain(CGColor(gray: 1, alpha: 1), 0, CGFloat(index) * 10, 60, 10)
        row.addSublayer(plain([.red, .green, .blue][index % 3], 2, 2, 6, 6))
        row.addSublayer(plain(CGColor(red: 1, green: 0, blue: 1, alpha: 0.5), 5, 4, CGFloat(5 + index), 3))
        row.sublayers?[0].cornerRadius = 2
        return row
    }

    private func scroll(to y: CGFloat) {
        withoutActions { list.bounds.origin.y = y }
        stage.render()
    }

    private var bitmapCount: Int { (list.sublayers ?? []).count { $0.node?.bitmap != nil } }

    /// The pixels of a screen that shows the rows like this at once.
    private func fresh(at y: CGFloat, change: ([CALayer]) -> Void = { _ in }) -> [UInt32] {
        let stage = Stage(width: 60, height: 60, scale: 2)
        withoutActions {
            let list = CALayer()
            list.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            list.masksToBounds = true
            for index in 0..<20 { list.addSublayer(CachedBitmapTests.row(index)) }
            list.bounds.origin.y = y
            change(list.sublayers ?? [])
            stage.root.addSublayer(list)
        }
        stage.render()
        return stage.pixels
    }

    private func expectSame(at y: CGFloat, change: ([CALayer]) -> Void = { _ in }) {
        #expect(PictureDifference(stage.pixels, fresh(at: y, change: change)).count == 0)
    }

    @Test("Rows that scroll are copied, and look as if they were painted")
    func scrolling() {
        for y in [0.5, 1, 3, 8, 13, 21, 34, 55, 80, 79, 40, 0, 1, 2, 3] {
            scroll(to: y)
            expectSame(at: y)
        }
        #expect(bitmapCount > 0)
        stage.render()
        #expect(stage.damage.isEmpty)
    }

    @Test("Half a pixel is too little for a copy")
    func halfPixels() {
        for y in [0.25, 0.5, 0.75, 1.25] {
            scroll(to: y)
            expectSame(at: y)
        }
    }

    @Test("A row that changes is painted again, and is a picture when it goes on travelling")
    func changing() {
        for y in [2.0, 4, 6] { scroll(to: y) }
        let row = list.sublayers?[2]
        #expect(row?.node?.bitmap != nil)
        withoutActions { row?.sublayers?[0].backgroundColor = CGColor(gray: 0, alpha: 1) }
        stage.render()
        #expect(row?.node?.bitmap == nil)
        #expect(stage.paintedArea == 120 * 20)
        expectSame(at: 6) { $0[2].sublayers?[0].backgroundColor = CGColor(gray: 0, alpha: 1) }
        for y in [8.0, 10, 12] { scroll(to: y) }
        #expect(row?.node?.bitmap != nil)
        expectSame(at: 12) { $0[2].sublayers?[0].backgroundColor = CGColor(gray: 0, alpha: 1) }
    }

    @Test("A change in a picture of which a part is off the screen is seen")
    func changingAtTheEdge() {
        for y in [2.0, 4, 6] { scroll(to: y) }
        withoutActions { list.sublayers?[0].sublayers?[1].frame.size.width = 40 }
        stage.render()
        expectSame(at: 6) { $0[0].sublayers?[1].frame.size.width = 40 }
        withoutActions { list.sublayers?[0].isHidden = true }
        stage.render()
        expectSame(at: 6) { $0[0].isHidden = true }
    }

    @Test("A row that can be seen through, or shows little, is no picture")
    func unsuited() {
        withoutActions {
            list.sublayers?[1].backgroundColor = CGColor(gray: 1, alpha: 0.5)
            list.sublayers?[2].sublayers = nil
        }
        for y in [2.0, 4, 6] {
            scroll(to: y)
            expectSame(at: y) {
                $0[1].backgroundColor = CGColor(gray: 1, alpha: 0.5)
                $0[2].sublayers = nil
            }
        }
        #expect(list.sublayers?[1].node?.bitmap == nil)
        #expect(list.sublayers?[2].node?.bitmap == nil)
    }

    @Test("What leaves the screen keeps no picture")
    func leaving() {
        for y in [2.0, 4, 6] { scroll(to: y) }
        #expect(bitmapCount == 7)
        for y in [100.0, 102, 104, 106] { scroll(to: y) }
        #expect(list.sublayers?[0].node?.bitmap == nil)
        #expect(bitmapCount == 7)
    }

    @Test("Pictures stay within layers that cut off, with round corners and without", arguments: [0, 5.0])
    func cuttingOff(radius: CGFloat) {
        let stage = Stage(width: 60, height: 60, scale: 2)
        let sheet = plain(CGColor(gray: 0.2, alpha: 1), 10, 14, 40, 46)
        let list = CALayer()
        withoutActions {
            stage.root.backgroundColor = .green
            sheet.cornerRadius = radius
            sheet.masksToBounds = true
            list.frame = sheet.bounds
            list.masksToBounds = true
            for index in 0..<20 { list.addSublayer(CachedBitmapTests.row(index)) }
            sheet.addSublayer(list)
            stage.root.addSublayer(sheet)
        }
        stage.render()
        for y in [0.5, 1, 3, 5, 7, 9, 14.5, 18, 33] {
            withoutActions { list.bounds.origin.y = y }
            stage.render()
            let outside = (0..<28).flatMap { y in (0..<120).map { x in stage.pixel(x, y) } }
            #expect(outside.allSatisfy { $0 == 0xFF00_FF00 })
        }
    }
}
