import CoreMedia
import Testing

struct CMTimeTests {
    @Test("A time is a fraction of a second, or one of those that are no number")
    func kinds() {
        let time = CMTime(value: 900, timescale: 600)
        #expect(time.seconds == 1.5)
        #expect(CMTimeGetSeconds(time) == 1.5)
        #expect(time.isNumeric)
        #expect(!time.hasBeenRounded)
        #expect(CMTime().isValid == false)
        #expect(CMTime.invalid.seconds.isNaN)
        #expect(CMTime.indefinite.isValid)
        #expect(CMTime.indefinite.isIndefinite)
        #expect(!CMTime.indefinite.isNumeric)
        #expect(CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.positiveInfinity.seconds == .infinity)
        #expect(CMTime.negativeInfinity.seconds == -.infinity)
        #expect(CMTime.zero == CMTimeMake(value: 0, timescale: 600))
        #expect(kCMTimeZero.timescale == 1)
        #expect(CMTimeFlags.impliedValueFlagsMask.rawValue == 28)
        #expect(CMTimeFlags.valid.rawValue == 1)
    }

    @Test("Seconds are cut off to whole parts, and a scale without room is halved")
    func seconds() {
        let exact = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(exact.value == 900)
        #expect(exact.timescale == 600)
        #expect(!exact.hasBeenRounded)
        let cut = CMTimeMakeWithSeconds(2.87, preferredTimescale: 1)
        #expect(cut.value == 2)
        #expect(cut.hasBeenRounded)
        #expect(CMTime(seconds: -2.87, preferredTimescale: 1).value == -2)
        #expect(CMTime(seconds: 0.29, preferredTimescale: 100).value == 29)
        #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTime(seconds: -1e30, preferredTimescale: 600) == .negativeInfinity)
        let halved = CMTime(seconds: 1e17, preferredTimescale: 600)
        #expect(halved.timescale == 75)
        #expect(halved.seconds == 1e17)
    }

    @Test("Sums have a scale in which both are whole")
    func sums() {
        let sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
        #expect(sum.value == 5)
        #expect(sum.timescale == 12)
        #expect(!sum.hasBeenRounded)
        #expect(CMTimeAdd(CMTime(value: 1, timescale: 600), CMTime(value: 2, timescale: 600)).timescale == 600)
        let difference = CMTimeSubtract(
            CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 2), CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2))
        #expect(difference.value == 2)
        #expect(difference.epoch == 0)
        let moved = CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 2) + CMTime(value: 1, timescale: 1)
        #expect(moved.value == 4)
        #expect(moved.epoch == 2)
        #expect(CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 2) + CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 1) == .invalid)
        var time = CMTime.zero
        time += CMTime(value: 3, timescale: 2)
        time -= CMTime(value: 1, timescale: 2)
        #expect(time.seconds == 1)
    }

    @Test("A sum without an exact scale is rounded and says so")
    func rounding() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
        #expect(sum.hasBeenRounded)
        #expect(sum.timescale == kCMTimeMaxTimescale)
        #expect(abs(sum.seconds - 9.313e-10) < 1e-12)
        let huge = CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)
        #expect(huge == .positiveInfinity)
        let halved = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
        #expect(halved.timescale == 300)
        #expect(!halved.hasBeenRounded)
        #expect(abs(halved.seconds / (2 * Double(Int64.max) / 600) - 1) < 1e-12)
        let extremes = CMTime(value: .max, timescale: 2_147_483_647) - CMTime(value: .min, timescale: 2_147_483_629)
        #expect(extremes.isNumeric)
        #expect(abs(extremes.seconds / 8_589_934_630 - 1) < 1e-6)
    }

    @Test("Times that are no number decide the result")
    func noNumbers() {
        let one = CMTime(value: 1, timescale: 1)
        #expect(one + .invalid == .invalid)
        #expect(one + .indefinite == .indefinite)
        #expect(.positiveInfinity + .indefinite == .indefinite)
        #expect(one + .positiveInfinity == .positiveInfinity)
        #expect(one - .positiveInfinity == .negativeInfinity)
        #expect(.positiveInfinity + one == .positiveInfinity)
        #expect(.positiveInfinity + .negativeInfinity == .invalid)
        #expect(.positiveInfinity - .negativeInfinity == .positiveInfinity)
        #expect(CMTime(value: 1, timescale: 0) + one == .invalid)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2) == .negativeInfinity)
        #expect(CMTimeMultiplyByRatio(one, multiplier: 1, divisor: 0) == .invalid)
        #expect(CMTimeMultiplyByFloat64(one, multiplier: .nan) == .invalid)
    }

    @Test("Products stay exact in a finer scale")
    func products() {
        let time = CMTime(value: 43804, timescale: 600)
        let quarter = CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 4)
        #expect(quarter.seconds == time.seconds / 4)
        #expect(!quarter.hasBeenRounded)
        let product = CMTimeMultiplyByFloat64(time, multiplier: 0.25)
        #expect(product.value == 18_251_666_667)
        #expect(product.timescale == 1_000_000_000)
        #expect(product.hasBeenRounded)
        #expect(CMTimeMultiply(time, multiplier: -3).value == -131_412)
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 2).value == 87_608)
        #expect(CMTimeAbsoluteValue(CMTime(value: .min, timescale: 1)).isPositiveInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)).value == 3)
    }

    @Test("Equal times of different scales are equal, and hash alike")
    func comparing() {
        let (half, other) = (CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
        #expect(half == other)
        #expect(half.hashValue == other.hashValue)
        #expect(CMTimeCompare(half, other) == 0)
        #expect(half < CMTime(value: 2, timescale: 3))
        #expect(CMTimeCompare(half, .zero) == 1)
        let order: [CMTime] = [.negativeInfinity, .zero, half, .indefinite, .positiveInfinity, .invalid]
        #expect(order.shuffled().sorted() == order)
        #expect(CMTimeMinimum(half, .zero) == .zero)
        #expect(CMTimeMaximum(half, .zero) == half)
        #expect(half < CMTimeMakeWithEpoch(value: -5, timescale: 1, epoch: 1))
        #expect(CMTime(value: .max, timescale: .max) != CMTime(value: .max - 1, timescale: .max))
    }

    @Test(
        "A coarser scale rounds as it is told",
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 1, -1), (.roundAwayFromZero, 2, -2),
            (.quickTime, 1, -1), (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2), (.default, 2, -2),
        ])
    func scales(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
        let time = CMTimeConvertScale(CMTime(value: 15, timescale: 10), timescale: 1, method: method)
        #expect(time.value == up)
        #expect(time.hasBeenRounded)
        #expect(CMTime(value: -15, timescale: 10).convertScale(1, method: method).value == down)
        let exact = CMTime(value: 15, timescale: 10).convertScale(600, method: method)
        #expect(exact.value == 900)
        #expect(!exact.hasBeenRounded)
    }

    @Test("A scale of no parts is none, and QuickTime keeps negative times from vanishing")
    func oddScales() {
        #expect(CMTime.zero.convertScale(0, method: .default) == .invalid)
        #expect(CMTime.positiveInfinity.convertScale(5, method: .default) == .positiveInfinity)
        #expect(CMTime(value: -1, timescale: 10).convertScale(1, method: .quickTime).value == -1)
        #expect(CMTime(value: .max, timescale: 1).convertScale(600, method: .default) == .positiveInfinity)
    }

    @Test("Text shows the fraction and the seconds")
    func text() {
        func text(_ time: CMTime) -> String { "\(CMTimeCopyDescription(allocator: nil, time: time)!)" }
        #expect(text(CMTime(value: 900, timescale: 600)) == "{900/600 = 1.500}")
        #expect(text(.invalid) == "{INVALID}")
        #expect(text(.positiveInfinity) == "{+INFINITY}")
        #expect(text(.indefinite) == "{INDEFINITE}")
    }
}
