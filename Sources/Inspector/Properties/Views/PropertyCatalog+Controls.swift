import UIKitControls
import UIKitCore

extension PropertyCatalog {
    static let controlSections = [
        controls, buttons, switches, sliders, steppers, segments, pages, progress, activity, pickers, datePickers,
    ]

    private static let controls = PropertySection(UIControl.self, "UIControl", of: .view) { table in
        table.flag("isEnabled", \.isEnabled)
        table.flag("isSelected", \.isSelected)
        table.flag("isHighlighted", \.isHighlighted)
        table.note("state") { ControlStateText.text(of: $0.state) }
        table.choice(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing])
        table.choice(
            "contentVerticalAlignment", \.contentVerticalAlignment,
            ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
        table.note("isTracking") { $0.isTracking }
        table.note("allTargets") { control in
            let names = control.allTargets.map { _ObjCRuntime.name(of: type(of: $0.base as AnyObject)) }
            return names.isEmpty ? nil : names.sorted().joined(separator: ", ")
        }
    }

    private static let buttons = PropertySection(UIButton.self, "UIButton", of: .view) { table in
        table.text("currentTitle", read: { $0.currentTitle }) { button, title in
            if button.configuration == nil { button.setTitle(title, for: .normal) } else { button.configuration?.title = title }
        }
        table.add("currentTitleColor", .color, read: { .text(ColorText(of: $0.currentTitleColor).text) }) { button, value in
            let color = try ColorText.edited(value, "currentTitleColor")
            button.setTitleColor(color?.color, for: .normal)
        }
        table.note("currentImage") { $0.currentImage }
        table.note("buttonType") { $0.buttonType }
        table.insets("contentEdgeInsets", \.contentEdgeInsets)
        table.insets("titleEdgeInsets", \.titleEdgeInsets)
        table.insets("imageEdgeInsets", \.imageEdgeInsets)
    }

    private static let switches = PropertySection(UISwitch.self, "UISwitch", of: .view) { table in
        table.flag("isOn", \.isOn)
        table.color("onTintColor", \.onTintColor)
        table.color("thumbTintColor", \.thumbTintColor)
    }

    private static let sliders = PropertySection(UISlider.self, "UISlider", of: .view) { table in
        table.number("value", \.value) { Double($0.minimumValue)...Double($0.maximumValue) }
        table.number("minimumValue", \.minimumValue, in: -1e6...1e6)
        table.number("maximumValue", \.maximumValue, in: -1e6...1e6)
        table.flag("isContinuous", \.isContinuous)
        table.color("minimumTrackTintColor", \.minimumTrackTintColor)
        table.color("maximumTrackTintColor", \.maximumTrackTintColor)
        table.color("thumbTintColor", \.thumbTintColor)
    }

    private static let steppers = PropertySection(UIStepper.self, "UIStepper", of: .view) { table in
        table.number("value", \.value) { $0.minimumValue...$0.maximumValue }
        // The lowest and the highest value may not meet.
        table.number("minimumValue", \.minimumValue) { (min(-1e6, $0.maximumValue - 1))...($0.maximumValue.nextDown) }
        table.number("maximumValue", \.maximumValue) { ($0.minimumValue.nextUp)...(max(1e6, $0.minimumValue + 1)) }
        table.number("stepValue", \.stepValue, in: 1e-6...1e6)
        table.flag("isContinuous", \.isContinuous)
        table.flag("autorepeat", \.autorepeat)
        table.flag("wraps", \.wraps)
    }

    private static let segments = PropertySection(UISegmentedControl.self, "UISegmentedControl", of: .view) { table in
        table.integer("selectedSegmentIndex", \.selectedSegmentIndex) { -1...max($0.numberOfSegments - 1, -1) }
        table.note("numberOfSegments") { $0.numberOfSegments }
        table.flag("isMomentary", \.isMomentary)
        table.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        table.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
    }

    private static let pages = PropertySection(UIPageControl.self, "UIPageControl", of: .view) { table in
        table.integer("numberOfPages", \.numberOfPages) { _ in 0...1000 }
        table.integer("currentPage", \.currentPage) { 0...max($0.numberOfPages - 1, 0) }
        table.flag("hidesForSinglePage", \.hidesForSinglePage)
        table.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
        table.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    }

    private static let progress = PropertySection(UIProgressView.self, "UIProgressView", of: .view) { table in
        table.number("progress", \.progress, in: 0...1)
        table.color("progressTintColor", \.progressTintColor)
        table.color("trackTintColor", \.trackTintColor)
    }

    private static let activity = PropertySection(UIActivityIndicatorView.self, "UIActivityIndicatorView", of: .view) { table in
        table.add("isAnimating", .flag, read: { .flag($0.isAnimating) }) { view, value in
            guard case .flag(let isAnimating) = value else { throw EditError.wrongKind("isAnimating", .flag) }
            if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        }
        table.flag("hidesWhenStopped", \.hidesWhenStopped)
        table.color("color", \UIActivityIndicatorView.color)
    }

    private static let pickers = PropertySection(UIPickerView.self, "UIPickerView", of: .view) { table in
        table.note("numberOfComponents") { $0.numberOfComponents }
        table.note("selectedRows") { picker in
            (0..<picker.numberOfComponents).map { String(picker.selectedRow(inComponent: $0)) }.joined(separator: ", ")
        }
    }

    private static let datePickers = PropertySection(UIDatePicker.self, "UIDatePicker", of: .view) { table in
        table.choice(
            "datePickerMode", \.datePickerMode,
            ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth])
        table.note("date") { $0.date }
        table.note("minimumDate") { $0.minimumDate }
        table.note("maximumDate") { $0.maximumDate }
        table.integer("minuteInterval", \.minuteInterval) { _ in 1...30 }
        table.number("countDownDuration", \.countDownDuration, in: 0...86_399)
    }
}

/// The state of a control in words.
enum ControlStateText {
    static func text(of state: UIControl.State) -> String {
        let names: KeyValuePairs<String, UIControl.State> = [
            "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
        ]
        let words = names.filter { state.contains($0.value) }.map(\.key)
        return words.isEmpty ? "normal" : words.joined(separator: " ")
    }
}
