import Display
import Testing

@testable import DisplayBrowser

@Suite struct FramePacerTests {
    private var pacer = FramePacer()
    private let screen = PixelRect(x: 0, y: 0, width: 780, height: 1688)

    @Test("at most two frames are under way, and what changes meanwhile is merged")
    mutating func twoFrames() {
        pacer.add([PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(pacer.next(isAtRest: false)?.number == 1)
        pacer.add([PixelRect(x: 0, y: 20, width: 10, height: 10)])
        #expect(pacer.next(isAtRest: false)?.number == 2)
        pacer.add([PixelRect(x: 0, y: 40, width: 10, height: 10)])
        pacer.add([PixelRect(x: 5, y: 45, width: 10, height: 10)])
        #expect(pacer.next(isAtRest: true) == nil)
        pacer.acknowledge(99)
        #expect(pacer.next(isAtRest: true) == nil, "a frame that was not sent is not acknowledged")
        pacer.acknowledge(1)
        #expect(
            pacer.next(isAtRest: false) == FramePacer.Plan(number: 3, rects: [PixelRect(x: 0, y: 40, width: 15, height: 15)], codec: .png))
    }

    @Test("small changes are exact at once")
    mutating func small() {
        pacer.add([PixelRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(pacer.next(isAtRest: false)?.codec == .png)
        #expect(!pacer.isCoarse)
    }

    @Test("large changes are coarse while they come, and made exact part by part at rest")
    mutating func rest() {
        pacer.add([screen])
        let strips = [512, 512, 512, 152].reduce(into: [PixelRect]()) { strips, height in
            strips.append(PixelRect(x: 0, y: strips.last?.maxY ?? 0, width: 780, height: height))
        }
        #expect(pacer.next(isAtRest: false) == FramePacer.Plan(number: 1, rects: strips, codec: .jpeg))
        pacer.acknowledge(1)
        #expect(pacer.isCoarse)
        #expect(pacer.next(isAtRest: false) == nil)
        var rows = 0
        while let plan = pacer.next(isAtRest: true) {
            #expect(plan.codec == .png)
            for rect in plan.rects {
                #expect(rect.y == rows)
                #expect(rect.width == 780)
                rows = rect.maxY
            }
            pacer.acknowledge(plan.number)
        }
        #expect(rows == 1688)
        #expect(!pacer.isCoarse)
    }

    @Test("a change comes before making exact what is coarse")
    mutating func interrupted() {
        pacer.add([screen])
        _ = pacer.next(isAtRest: false)
        pacer.acknowledge(1)
        _ = pacer.next(isAtRest: true)
        let touch = PixelRect(x: 5, y: 5, width: 4, height: 4)
        pacer.add([touch])
        #expect(pacer.next(isAtRest: true)?.rects == [touch])
    }

    @Test("nothing is sent of a screen that has another size now")
    mutating func resized() {
        pacer.add([screen])
        pacer.restart(with: PixelSize(width: 100, height: 50))
        #expect(pacer.next(isAtRest: false)?.rects == [PixelRect(x: 0, y: 0, width: 100, height: 50)])
        #expect(!pacer.isCoarse)
    }
}

@Suite struct DamageListTests {
    @Test("many rectangles become one around them")
    func many() {
        var list = DamageList()
        for index in 0..<9 { list.add(PixelRect(x: index * 10, y: index * 10, width: 2, height: 2)) }
        #expect(list.rects == [PixelRect(x: 0, y: 0, width: 82, height: 82)])
    }

    @Test("overlapping rectangles become one, through any number of others")
    func overlapping() {
        var list = DamageList()
        list.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
        list.add(PixelRect(x: 20, y: 0, width: 10, height: 10))
        list.add(PixelRect(x: 5, y: 0, width: 20, height: 5))
        #expect(list.rects == [PixelRect(x: 0, y: 0, width: 30, height: 10)])
        list.add(PixelRect(x: 0, y: 0, width: 0, height: 10))
        #expect(list.rects.count == 1)
    }

    @Test("a part is cut off below a row, and never is it nothing")
    func take() {
        var list = DamageList()
        list.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
        #expect(list.take(area: 35) == [PixelRect(x: 0, y: 0, width: 10, height: 3)])
        #expect(list.take(area: 1) == [PixelRect(x: 0, y: 3, width: 10, height: 1)])
        #expect(list.take(area: 1000) == [PixelRect(x: 0, y: 4, width: 10, height: 6)])
        #expect(list.isEmpty)
    }
}
