import Foundation
import ObjCRuntime
import Testing

struct EmulatedSystemTests {
    @Test("The system is a phone's, not a Mac's")
    func phone() {
        let process = ProcessInfo.processInfo
        #expect(!process.isMacCatalystApp)
        #expect(!process.isiOSAppOnMac)
        #expect(process._objcIsOperatingSystemAtLeast(process._objcOperatingSystemVersion))
    }

    @Test("CFAbsoluteTime counts from the same moment as Date's reference date")
    func absoluteTime() {
        let before = Date.timeIntervalSinceReferenceDate
        let now = CFAbsoluteTimeGetCurrent()
        // The clock may be set back meanwhile, but hardly by a day.
        #expect(abs(now - before) < 86_400)
    }
}
