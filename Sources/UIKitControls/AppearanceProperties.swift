@_spi(ForasteroInternal) import UIKitCore

// The values that ``UIAppearance`` can set for controls.

/// The states for which something can be set of all controls of a class.
private let appearanceStates: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, [.selected, .highlighted]]

extension UISwitch {
    static let switchAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("onTintColor", \UISwitch.onTintColor),
        AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
    ]
}

extension UISlider {
    static let sliderAppearanceProperties: [AppearanceProperty] =
        [
            AppearanceProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            AppearanceProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            AppearanceProperty("thumbTintColor", \UISlider.thumbTintColor),
        ]
        + appearanceStates.flatMap { state in
            [
                AppearanceProperty(
                    "thumbImage \(state.rawValue)", read: { (slider: UISlider) in slider.images.thumb[state] },
                    write: { $0.setThumbImage($1, for: state) }),
                AppearanceProperty(
                    "minimumTrackImage \(state.rawValue)", read: { (slider: UISlider) in slider.images.minimumTrack[state] },
                    write: { $0.setMinimumTrackImage($1, for: state) }),
                AppearanceProperty(
                    "maximumTrackImage \(state.rawValue)", read: { (slider: UISlider) in slider.images.maximumTrack[state] },
                    write: { $0.setMaximumTrackImage($1, for: state) }),
            ]
        }
}

extension UISegmentedControl {
    static let segmentedAppearanceProperties: [AppearanceProperty] =
        [AppearanceProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
        + appearanceStates.flatMap { state in
            [
                AppearanceProperty(
                    "titleTextAttributes \(state.rawValue)",
                    read: { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
                    write: { $0.setTitleTextAttributes($1, for: state) }),
                AppearanceProperty(
                    "backgroundImage \(state.rawValue)",
                    read: { (control: UISegmentedControl) in control.backgroundImage(for: state, barMetrics: .default) },
                    write: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }),
            ]
        }
}

extension UIStepper {
    static let stepperAppearanceProperties: [AppearanceProperty] = appearanceStates.flatMap { state in
        [
            AppearanceProperty(
                "backgroundImage \(state.rawValue)", read: { (stepper: UIStepper) in stepper.images.background[state] },
                write: { $0.setBackgroundImage($1, for: state) }),
            AppearanceProperty(
                "incrementImage \(state.rawValue)", read: { (stepper: UIStepper) in stepper.images.increment[state] },
                write: { $0.setIncrementImage($1, for: state) }),
            AppearanceProperty(
                "decrementImage \(state.rawValue)", read: { (stepper: UIStepper) in stepper.images.decrement[state] },
                write: { $0.setDecrementImage($1, for: state) }),
        ]
    }
}

extension UIProgressView {
    static let progressAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
        AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
        AppearanceProperty("progressImage", \UIProgressView.progressImage),
        AppearanceProperty("trackImage", \UIProgressView.trackImage),
    ]
}

extension UIPageControl {
    static let pageControlAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        AppearanceProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
}

extension UIActivityIndicatorView {
    static let indicatorAppearanceProperties: [AppearanceProperty] = [AppearanceProperty("color", \UIActivityIndicatorView.color)]
}
