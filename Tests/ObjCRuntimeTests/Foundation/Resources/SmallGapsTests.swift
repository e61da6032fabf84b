import Foundation
import ObjCRuntime
import Testing

/// Small things that Apple's Foundation has and this system's lacks.
@Suite struct SmallGapsTests {
    @Test func countersAreSharedByThreads() {
        nonisolated(unsafe) let counter = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        counter.initialize(to: 0)
        defer { counter.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement32(counter) }
        #expect(counter.pointee == 1000)
        #expect(OSAtomicDecrement32(counter) == 999)
        #expect(OSAtomicAdd32(1, counter) == 1000)
        #expect(!OSAtomicCompareAndSwap32(1, 2, counter))
        #expect(counter.pointee == 1000)
        #expect(OSAtomicCompareAndSwap32(1000, 2, counter))
        #expect(counter.pointee == 2)
        counter.pointee = .max
        #expect(OSAtomicIncrement32(counter) == .min)
        var long: Int64 = 41
        #expect(OSAtomicIncrement64(&long) == 42)
        #expect(OSAtomicDecrement64Barrier(&long) == 41)
    }

    @Test func integersHaveTheirOldNames() {
        #expect(NSInteger(3) == 3)
        #expect(NSUInteger(3) == 3 as UInt)
        #expect(INT16_MIN == Int32(Int16.min))
        #expect(INT32_MIN == Int32.min)
        #expect(INT64_MAX == Int64.max)
        #expect(UINT64_MAX == UInt64.max)
    }

    @Test func aNumberBecomesAMeasure() {
        #expect(CGFloat(truncating: 2.5) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 2)) == 2)
    }

    /// Nobody tells a program here to save.
    @Test func theDeviceIsNeitherHotNorShortOfPower() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(ProcessInfo.thermalStateDidChangeNotification.rawValue == "NSProcessInfoThermalStateDidChangeNotification")
        #expect(Notification.Name.NSProcessInfoPowerStateDidChange.rawValue == "NSProcessInfoPowerStateDidChangeNotification")
    }

    @Test func aSourceForShortageOfMemoryRemembersWhatWasAskedFor() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {}
        source.resume()
        #expect(source.mask == [.warning, .critical])
        #expect(source.data == [])
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test func aCalendarTellsWhenADayBegins() throws {
        let calendar = try #require(NSCalendar(calendarIdentifier: .gregorian))
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var start: NSDate?
        var length: TimeInterval = 0
        let date = Date(timeIntervalSinceReferenceDate: 90_000)
        #expect(calendar.range(of: .day, start: AutoreleasingUnsafeMutablePointer(&start), interval: &length, for: date))
        #expect(start?.timeIntervalSinceReferenceDate == 86_400)
        #expect(length == 86_400)
        #expect(calendar.range(of: .hour, start: nil, interval: nil, for: date))
    }

    @Test func aFormatterAcceptsWhatIsTyped() {
        var text: NSString = "1", error: NSString?
        let isValid = _Formatter().isPartialStringValid(
            AutoreleasingUnsafeMutablePointer(&text), proposedSelectedRange: nil, originalString: "", originalSelectedRange: NSRange(),
            errorDescription: AutoreleasingUnsafeMutablePointer(&error))
        #expect(isValid)
        #expect(error == nil)
    }
}
