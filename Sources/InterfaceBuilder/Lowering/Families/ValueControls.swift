extension [ElementRule] {
    static let slider: [ElementRule] = [
        .real("value", "UIValue"),
        .real("minValue", "UIMinValue"),
        .real("maxValue", "UIMaxValue"),
        .flag("continuous", "UIContinuous"),
        .color("minimumTrackTintColor", "UISliderMinTintColor"),
        .color("maximumTrackTintColor", "UISliderMaxTintColor"),
        .color("thumbTintColor", "UISliderThumbTintColor"),
        .image("minimumValueImage", "UIMinimumImage"),
        .image("maximumValueImage", "UIMaximumImage"),
    ]

    static let stepper: [ElementRule] = [
        .real("value", "UIStepperValue"),
        .real("minimumValue", "UIStepperMinimumValue"),
        .real("maximumValue", "UIStepperMaximumValue"),
        .real("stepValue", "UIStepperStepValue"),
        .flag("continuous", "UIStepperContinuous"),
        .flag("autorepeat", "UIStepperAutorepeat"),
        .flag("wraps", "UIStepperWraps"),
    ]

    static let segmentedControl: [ElementRule] = [
        .choice("segmentControlStyle", "UISegmentedControlStyle", ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3]),
        .integer("selectedSegmentIndex", "UISelectedSegmentIndex"),
        .flag("momentary", "UIMomentary"),
        .flag("apportionsSegmentWidthsByContent", "UIApportionsSegmentWidthsByContent"),
        .color("selectedSegmentTintColor", "UISelectedSegmentTintColor"),
        segments,
    ]

    static let pageControl: [ElementRule] = [
        .integer("numberOfPages", "UINumberOfPages"),
        .integer("currentPage", "UICurrentPage"),
        .flag("hidesForSinglePage", "UIHideForSinglePage"),
        .color("pageIndicatorTintColor", "UIPageIndicatorTintColor"),
        .color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor"),
    ]

    static let datePicker: [ElementRule] = [
        .choice("datePickerMode", "UIDatePickerMode", ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4]),
        .choice("style", "UIPreferredDatePickerStyle", ["automatic": 0, "wheels": 1, "compact": 2, "inline": 3]),
        .integer("minuteInterval", "UIMinuteInterval"),
        .real("countDownDuration", "UICountDownDuration"),
        date("date", "UIDate"), date("minimumDate", "UIMinimumDate"), date("maximumDate", "UIMaximumDate"),
        ElementRule { element, object in
            element.child(key: "locale")?["localeIdentifier"].map { object["UILocale"] = .string($0) }
            element.child(key: "timeZone")?["name"].map { object["UITimeZone"] = .string($0) }
        },
    ]

    static let progressView: [ElementRule] = [
        .real("progress", "UIProgress"),
        .choice("progressViewStyle", "UIProgressViewStyle", ["default": 0, "bar": 1]),
        .color("progressTintColor", "UIProgressProgressTintColor"),
        .color("trackTintColor", "UIProgressTrackTintColor"),
        .image("progressImage", "UIProgressImage"),
        .image("trackImage", "UITrackImage"),
    ]

    static let activityIndicator: [ElementRule] = [
        .choice(
            "style", "UIActivityIndicatorViewStyle", ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]),
        .flag("animating", "UIAnimating"),
        .flagUnlessYes("hidesWhenStopped", "UIHidesWhenStopped"),
        .color("color", "UIColor"),
    ]

    private static let segments = ElementRule { element, object in
        let segments = element.child("segments")?.children ?? []
        guard !segments.isEmpty else { return }
        object["UISegments"] = .array(
            segments.enumerated().map { index, segment in
                let id = object.lowering.graph.add("UISegment", at: object.lowering.place(of: segment))
                let part = LoweredObject(lowering: object.lowering, id: id)
                for rule in segmentRules { rule.apply(segment, part) }
                if let id = element.id, let title = object.lowering.translations["\(id).segmentTitles[\(index)]"] {
                    part["UISegmentInfo"] = .string(title)
                }
                return .object(id)
            })
    }

    private static let segmentRules: [ElementRule] = [
        .text("title", "UISegmentInfo"),
        .image("image", "UISegmentImage"),
        .real("width", "UISegmentWidth"),
        .flag("enabled", "UISegmentEnabled"),
        .numbers("contentOffset", "UISegmentContentOffset"),
    ]

    /// Dates are counted in seconds since 2001.
    private static func date(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            element.child(key: property)?.number("timeIntervalSinceReferenceDate").map { object[key] = .real($0) }
        }
    }
}

extension ElementRule {
    /// A flag that is off without its attribute.
    static func flagUnlessYes(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in object[key] = .bool(element.flag(attribute) ?? false) }
    }
}
