import Foundation
import UIKitCore

/// Says what is shown under the days of a calendar.
// apple: https://developer.apple.com/documentation/uikit/uicalendarviewdelegate
@preconcurrency @MainActor @objc public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What is shown under a day; nil for nothing. Asked when the day comes into sight.
    @objc(calendarView:decorationForDateComponents:)
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?

    /// Another month is in sight.
    @objc(calendarView:didChangeVisibleDateComponentsFrom:)
    optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
