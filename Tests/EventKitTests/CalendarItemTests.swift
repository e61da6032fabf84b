import EventKit
import Testing

struct CalendarItemTests {
    private let store = EKEventStore()

    @Test("events keep what an app writes into them, and are compared by their beginning")
    func events() {
        let (nap, tea) = (EKEvent(eventStore: store), EKEvent(eventStore: store))
        #expect(nap.startDate == nil && nap.title == "" && nap.availability == .busy && nap.isNew)
        #expect(nap.compareStartDate(with: tea) == .orderedSame)
        nap.startDate = Date(timeIntervalSinceReferenceDate: 100)
        nap.endDate = Date(timeIntervalSinceReferenceDate: 200)
        #expect(nap.compareStartDate(with: tea) == .orderedAscending)
        let alarm = EKAlarm(relativeOffset: -60)
        nap.addAlarm(alarm)
        #expect(nap.hasAlarms && nap.alarms?.first?.relativeOffset == -60)
        nap.removeAlarm(alarm)
        #expect(!nap.hasAlarms && nap.alarms == nil)
        let within = store.predicateForEvents(
            withStart: Date(timeIntervalSinceReferenceDate: 150), end: Date(timeIntervalSinceReferenceDate: 300), calendars: nil)
        #expect(within.evaluate(with: nap) && !within.evaluate(with: tea))
        let calendar = EKCalendar(for: .event, eventStore: store)
        let inside = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: [calendar])
        #expect(!inside.evaluate(with: nap))
        nap.calendar = calendar
        #expect(inside.evaluate(with: nap) && calendar.allowedEntityTypes == .event)
    }

    @Test("a reminder is done at a time")
    func reminders() {
        let reminder = EKReminder(eventStore: store)
        #expect(!reminder.isCompleted && reminder.priority == 0)
        reminder.completionDate = Date(timeIntervalSinceReferenceDate: 5)
        #expect(reminder.isCompleted)
        reminder.isCompleted = true
        #expect(reminder.completionDate == Date(timeIntervalSinceReferenceDate: 5))
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
    }

    @Test("a rule says how something is repeated, and its copy the same")
    func rules() throws {
        let rule = EKRecurrenceRule(
            recurrenceWith: .yearly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.sunday)], daysOfTheMonth: nil,
            monthsOfTheYear: [1], weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3))
        let copy = try #require(rule.copy() as? EKRecurrenceRule)
        #expect(copy.frequency == .yearly && copy.interval == 2 && copy.monthsOfTheYear == [1])
        #expect(copy.daysOfTheWeek == [EKRecurrenceDayOfWeek(dayOfTheWeek: .sunday, weekNumber: 0)])
        #expect(copy.recurrenceEnd?.occurrenceCount == 3 && copy.recurrenceEnd?.endDate == nil)
        let event = EKEvent(eventStore: store)
        event.addRecurrenceRule(rule)
        #expect(event.hasRecurrenceRules)
        event.removeRecurrenceRule(rule)
        #expect(!event.hasRecurrenceRules)
    }

    @Test("an alarm has either a time or an offset")
    func alarms() {
        let alarm = EKAlarm(relativeOffset: 10)
        alarm.absoluteDate = Date(timeIntervalSinceReferenceDate: 1)
        #expect(alarm.relativeOffset == 0)
        let place = EKStructuredLocation(title: "Shop")
        place.geoLocation = CLLocation(latitude: 1, longitude: 2)
        alarm.structuredLocation = place
        alarm.proximity = .enter
        #expect((alarm.copy() as? EKAlarm)?.structuredLocation === place)
    }

    @Test("numbers that make no sense are errors of the app")
    func misuse() async {
        await #expect(processExitsWith: .failure) { _ = EKRecurrenceRule(recurrenceWith: .daily, interval: 0, end: nil) }
        await #expect(processExitsWith: .failure) { _ = EKRecurrenceEnd(occurrenceCount: 0) }
    }
}
