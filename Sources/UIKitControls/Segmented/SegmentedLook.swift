import UIKitCore

/// The values that were set for the look of a segmented control, by state.
struct SegmentedLook {
    struct Background: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
    }

    struct Divider: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    struct Adjustment: Hashable {
        var segment: UISegmentedControl.Segment
        var metrics: UIBarMetrics
    }

    var backgrounds: [Background: UIImage] = [:]
    var dividers: [Divider: UIImage] = [:]
    var adjustments: [Adjustment: UIOffset] = [:]
    var titleAttributes = ByState<[NSAttributedString.Key: Any]>()

    var hasBackgrounds: Bool { !backgrounds.isEmpty }

    /// The picture behind a segment in a state; that of the normal one where there is no other.
    func background(for state: UIControl.State) -> UIImage? {
        backgrounds[Background(state: state, metrics: .default)] ?? backgrounds[Background(state: .normal, metrics: .default)]
    }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        dividers[Divider(left: left, right: right, metrics: .default)]
            ?? dividers[Divider(left: .normal, right: .normal, metrics: .default)]
    }

    func adjustment(for segment: UISegmentedControl.Segment) -> UIOffset {
        adjustments[Adjustment(segment: segment, metrics: .default)] ?? adjustments[Adjustment(segment: .any, metrics: .default)] ?? .zero
    }

    /// All attributes of titles in a state: its own, else those of the normal one, else those of the theme.
    func attributes(for state: UIControl.State, theme: SegmentedTheme) -> [NSAttributedString.Key: Any] {
        var attributes = theme.attributes(for: state)
        for source in [titleAttributes[.normal], state == .normal ? nil : titleAttributes[state]] {
            attributes.merge(source ?? [:]) { $1 }
        }
        return attributes
    }
}
