import Foundation
import UIKitCore

// Calendars and fields in place of wheels.
extension UIDatePicker {
    /// The face of the style, with what the picker has now; nil for wheels.
    func preparedFace() -> DateFace? {
        let style = datePickerStyle
        if style != faceStyle || (face == nil) != (style == .wheels) { replaceFace(style) }
        face?.show(DateFace.Content(date: date, settings: wheels, today: today))
        return face
    }

    private func replaceFace(_ style: UIDatePickerStyle) {
        face?.removeFromSuperview()
        faceStyle = style
        picker.isHidden = style != .wheels
        face =
            switch style {
            case .compact: CompactFace(frame: .zero)
            case .inline: CalendarFace(frame: .zero)
            case .wheels, .automatic: nil
            }
        guard let face else { return }
        face.didChoose = { [unowned self] in userDidChoose($0) }
        face.didOpen = { [unowned self] in open($0, $1) }
        face.isUserInteractionEnabled = isEnabled
        addSubview(face)
    }

    /// Where fields are in a picker that is wider than they are, from 0 for the left to 1 for the right.
    private var placeOfFields: CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left: 0
        case .right: 1
        default: 0.5
        }
    }

    /// Fields stand as ``contentHorizontalAlignment`` says, in the middle of the height; a calendar fills the picker.
    func placeFace() {
        guard let face = preparedFace() else { return }
        face.semanticContentAttribute = semanticContentAttribute
        if datePickerStyle == .compact {
            let size = face.fittingSize
            face.frame = CGRect(
                x: ((bounds.width - size.width) * placeOfFields * 2).rounded() / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        } else {
            face.frame = bounds
        }
        face.setNeedsLayout()
        face.layoutIfNeeded()
    }

    // MARK: Opening

    /// Opens a calendar for a date, wheels for a time. Each choice there is one of this picker's.
    // SV-115, SV-116
    private func open(_ field: DateField, _ mode: Mode) {
        guard !field.isOpen, let presenter, presenter.presentedViewController == nil else { return }
        let inner = UIDatePicker(frame: .zero)
        inner.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        copySettings(to: inner, mode)
        inner.addAction(UIAction { [weak self, unowned inner] _ in self?.userDidChoose(inner.date) }, for: .valueChanged)
        field.isOpen = true
        let controller = DatePopoverController(picker: inner, source: field) { [weak field] in field?.isOpen = false }
        presenter.present(controller, animated: true)
    }

    private func copySettings(to other: UIDatePicker, _ mode: Mode) {
        other.datePickerMode = mode
        other.calendar = calendar
        other.locale = locale
        other.timeZone = timeZone
        other.minuteInterval = minuteInterval
        other.roundsToMinuteInterval = roundsToMinuteInterval
        other.minimumDate = minimumDate
        other.maximumDate = maximumDate
        other.today = today
        other.tintColor = tintColor
        other.semanticContentAttribute = semanticContentAttribute
        other.date = date
    }

    /// The controller that contains the picker, else that of its window.
    private var presenter: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
    }
}
