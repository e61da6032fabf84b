import Testing
import UserNotifications

struct UNNotificationTriggerErrorTests {
    @Test("MO-131: what repeats leaves a minute at least")
    func shortRepetition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("time interval must be at least 60 if repeating"))
    }

    @Test("MO-131: a time lies ahead")
    func noTime() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("greater than 0"))
    }
}
