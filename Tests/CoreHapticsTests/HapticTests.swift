import CoreHaptics
import Testing

struct HapticTests {
    @Test("MO-27: nothing can be felt, and there is no engine")
    func engine() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsAudio)
        #expect { try CHHapticEngine() } throws: { ($0 as? CHHapticError)?.code == .notSupported && ($0 as NSError).code == -4809 }
    }

    @Test("a pattern takes until its last event ends")
    func duration() throws {
        let short = CHHapticEvent(
            eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)], relativeTime: 2)
        let long = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1)
        #expect(try CHHapticPattern(events: [short, long], parameters: []).duration == 2)
        #expect(try CHHapticPattern(events: [long], parameterCurves: []).duration == 1.5)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
    }

    @Test("a dictionary is a pattern, too, if it has a list of events")
    func dictionary() throws {
        let event: [CHHapticPattern.Key: Any] = [.eventType: CHHapticEvent.EventType.hapticContinuous, .time: 1, .eventDuration: 0.25]
        #expect(try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]]).duration == 1.25)
        #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [:]) }
        #expect(throws: CHHapticError.self) {
            try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.time: 1]]]])
        }
    }

    /// A file holds the same dictionary in JSON; one that is damaged throws, and says what it lacks.
    @Test func patternsComeFromFiles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pattern-\(UUID()).ahap")
        defer { try? FileManager.default.removeItem(at: file) }
        func pattern(_ text: String) throws -> CHHapticPattern {
            try Data(text.utf8).write(to: file)
            return try CHHapticPattern(contentsOf: file)
        }
        let event = #"{"Event": {"Time": 1, "EventType": "HapticContinuous", "EventDuration": 0.5, "EventParameters": []}}"#
        #expect(try pattern(#"{"Version": 1.0, "Pattern": [\#(event)]}"#).duration == 1.5)
        for text in ["", "{", "[]", "null", "{}", #"{"Pattern": 1}"#, #"{"Pattern": [{"Event": {}}]}"#] {
            #expect(throws: CHHapticError.self) { try pattern(text) }
        }
        #expect(throws: (any Error).self) { try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/nowhere.ahap")) }
    }
}
