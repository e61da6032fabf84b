import Foundation
import UIKitCore

/// The view of a date picker in place of wheels.
@MainActor
class DateFace: UIView {
    /// The values that a face shows.
    struct Content: Equatable {
        var date: Date
        /// The mode, the calendar, the interval of minutes and the limits.
        var settings: DateWheels
        var today: Date
    }

    private(set) var content: Content?
    private var knownTexts: CalendarTexts?
    /// The user has chosen a date.
    var didChoose: @MainActor (Date) -> Void = { _ in }
    /// The user has touched the field of a date or of a time.
    var didOpen: @MainActor (DateField, UIDatePicker.Mode) -> Void = { _, _ in }

    /// How large the face wants to be.
    var fittingSize: CGSize { .zero }

    final func show(_ content: Content) {
        guard content != self.content else { return }
        let former = self.content
        self.content = content
        if former?.settings.calendar != content.settings.calendar { knownTexts = nil }
        contentDidChange(from: former)
        setNeedsLayout()
    }

    /// Shows ``content``.
    func contentDidChange(from former: Content?) {}

    final func texts(for content: Content) -> CalendarTexts {
        if let knownTexts { return knownTexts }
        let texts = CalendarTexts(calendar: content.settings.calendar)
        knownTexts = texts
        return texts
    }
}
