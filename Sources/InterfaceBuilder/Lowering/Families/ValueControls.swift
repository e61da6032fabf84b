extension [ElementRule] {
    static let slider: [ElementRule] = [
        .real("value", NibKey.value),
        .real("minValue", NibKey.minValue),
        .real("maxValue", NibKey.maxValue),
        .flag("continuous", NibKey.continuous),
        .color("minimumTrackTintColor", NibKey.sliderMinTintColor),
        .color("maximumTrackTintColor", NibKey.sliderMaxTintColor),
        .color("thumbTintColor", NibKey.sliderThumbTintColor),
        .image("minimumValueImage", NibKey.minimumImage),
        .image("maximumValueImage", NibKey.maximumImage),
    ]

    static let stepper: [ElementRule] = [
        .real("value", NibKey.stepperValue),
        .real("minimumValue", NibKey.stepperMinimumValue),
        .real("maximumValue", NibKey.stepperMaximumValue),
        .real("stepValue", NibKey.stepperStepValue),
        .flag("continuous", NibKey.stepperContinuous),
        .flag("autorepeat", NibKey.stepperAutorepeat),
        .flag("wraps", NibKey.stepperWraps),
    ]

    static let segmentedControl: [ElementRule] = [
        .choice("segmentControlStyle", NibKey.segmentedControlStyle, ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3]),
        .integer("selectedSegmentIndex", NibKey.selectedSegmentIndex),
        .flag("momentary", NibKey.momentary),
        .flag("apportionsSegmentWidthsByContent", NibKey.apportionsSegmentWidthsByContent),
        .color("selectedSegmentTintColor", NibKey.selectedSegmentTintColor),
        segments,
    ]

    static let pageControl: [ElementRule] = [
        .integer("numberOfPages", NibKey.numberOfPages),
        .integer("currentPage", NibKey.currentPage),
        .flag("hidesForSinglePage", NibKey.hideForSinglePage),
        .color("pageIndicatorTintColor", NibKey.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", NibKey.currentPageIndicatorTintColor),
    ]

    static let datePicker: [ElementRule] = [
        .choice("datePickerMode", NibKey.datePickerMode, ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4]),
        .choice("style", NibKey.preferredDatePickerStyle, ["automatic": 0, "wheels": 1, "compact": 2, "inline": 3]),
        .integer("minuteInterval", NibKey.minuteInterval),
        .real("countDownDuration", NibKey.countDownDuration),
        date("date", NibKey.date), date("minimumDate", NibKey.minimumDate), date("maximumDate", NibKey.maximumDate),
        ElementRule { element, object in
            element.child(key: "locale")?["localeIdentifier"].map { object[NibKey.locale] = .string($0) }
            element.child(key: "timeZone")?["name"].map { object[NibKey.timeZone] = .string($0) }
        },
    ]

    static let progressView: [ElementRule] = [
        .real("progress", NibKey.progress),
        .choice("progressViewStyle", NibKey.progressViewStyle, ["default": 0, "bar": 1]),
        .color("progressTintColor", NibKey.progressProgressTintColor),
        .color("trackTintColor", NibKey.progressTrackTintColor),
        .image("progressImage", NibKey.progressImage),
        .image("trackImage", NibKey.trackImage),
    ]

    static let activityIndicator: [ElementRule] = [
        .choice(
            "style", NibKey.activityIndicatorViewStyle, ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]),
        .flag("animating", NibKey.animating),
        .flagUnlessYes("hidesWhenStopped", NibKey.hidesWhenStopped),
        .color("color", NibKey.color),
    ]

    private static let segments = ElementRule { element, object in
        let segments = element.child("segments")?.children ?? []
        guard !segments.isEmpty else { return }
        object[NibKey.segments] = .array(
            segments.enumerated().map { index, segment in
                let id = object.lowering.graph.add("UISegment", at: object.lowering.location(of: segment))
                let part = LoweredObject(lowering: object.lowering, id: id)
                for rule in segmentRules { rule.apply(segment, part) }
                if let id = element.id, let title = object.lowering.translations["\(id).segmentTitles[\(index)]"] {
                    part[NibKey.segmentInfo] = .string(title)
                }
                return .object(id)
            })
    }

    private static let segmentRules: [ElementRule] = [
        .text("title", NibKey.segmentInfo),
        .image("image", NibKey.segmentImage),
        .real("width", NibKey.segmentWidth),
        .flag("enabled", NibKey.segmentEnabled),
        .numbers("contentOffset", NibKey.segmentContentOffset),
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
