import CoreMedia
import Testing

private func range(_ start: Int64, _ length: Int64) -> CMTimeRange {
    CMTimeRange(start: CMTime(value: start, timescale: 1), duration: CMTime(value: length, timescale: 1))
}

struct CMTimeRangeTests {
    @Test("A range ends where its length is over, and its end does not belong to it")
    func ends() {
        let some = range(2, 3)
        #expect(some.end.seconds == 5)
        #expect(CMTimeRangeGetEnd(some) == some.end)
        #expect(some.isValid)
        #expect(!some.isEmpty)
        #expect(some.containsTime(CMTime(value: 2, timescale: 1)))
        #expect(!some.containsTime(some.end))
        #expect(!some.containsTime(.invalid))
        #expect(CMTimeRange(start: some.start, end: some.end) == some)
        #expect(range(1, 0).isEmpty)
        #expect(!range(1, -1).isValid)
        #expect(!CMTimeRange().isValid)
        #expect(CMTimeRange().end == .invalid)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
        #expect(CMTimeRange(start: .zero, duration: .positiveInfinity).containsTime(CMTime(value: .max, timescale: 1)))
    }

    @Test("Ranges meet and join")
    func sets() {
        #expect(range(0, 4).intersection(range(2, 5)) == range(2, 2))
        #expect(range(0, 2).intersection(range(2, 5)) == .zero)
        #expect(range(0, 4).union(range(6, 1)) == range(0, 7))
        #expect(range(1, 0).union(range(6, 1)) == range(6, 1))
        #expect(range(0, 4).containsTimeRange(range(1, 3)))
        #expect(!range(0, 4).containsTimeRange(range(1, 4)))
        #expect(range(0, 4).union(.invalid) == .invalid)
        #expect(range(0, 4).intersection(.invalid) == .invalid)
        #expect(CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: range(0, 4)).seconds == 4)
        #expect(CMTimeClampToRange(CMTime(value: -9, timescale: 1), range: range(1, 4)).seconds == 1)
    }

    @Test("A moment of one range has a place in another")
    func mapping() {
        let time = CMTime(value: 3, timescale: 1)
        #expect(CMTimeMapTimeFromRangeToRange(time, fromRange: range(2, 2), toRange: range(10, 4)).seconds == 12)
        #expect(CMTimeMapDurationFromRangeToRange(time, fromRange: range(0, 2), toRange: range(0, 4)).seconds == 6)
        #expect(CMTimeMapTimeFromRangeToRange(time, fromRange: range(2, 0), toRange: range(10, 4)) == .invalid)
    }

    @Test("Values hold times and ranges, and nothing else reads as one")
    func values() {
        let time = CMTime(value: 7, timescale: 600, flags: [.valid, .hasBeenRounded], epoch: 3)
        let back = NSValue(time: time).timeValue
        #expect(back == time)
        #expect(back.flags == time.flags)
        #expect(back.epoch == 3)
        #expect(NSValue(timeRange: range(2, 3)).timeRangeValue == range(2, 3))
        #expect(NSValue(timeRange: range(2, 3)).timeValue == .invalid)
        #expect(NSNumber(value: 3).timeValue == .invalid)
        #expect((time as NSValue).timeValue == time)
        #expect((NSValue(time: time) as Any as? CMTime) == time)
    }
}
