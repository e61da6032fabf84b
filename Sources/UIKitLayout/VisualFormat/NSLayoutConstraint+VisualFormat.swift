import Foundation

extension NSLayoutConstraint {
    /// Constraints for a row or a column of views, as a picture in characters: `"H:|-[icon(29)]-8-[title(>=80)]-|"`.
    ///
    /// The constraints are in the order of the format, those of `options` after them; none is active. A single dash means 8 points between
    /// views, and the layout margin at a superview. A format that cannot be read, or a name that is not there, is a programming error.
    ///
    /// - Parameters:
    ///   - format: `H:` or `V:` (horizontal if neither), views in brackets, `|` for the superview, distances between dashes.
    ///   - opts: how views are aligned across the direction, which side a row begins on, and whether distances are those of baselines.
    ///   - metrics: numbers by the names that the format has for them.
    ///   - views: views, or layout guides, by the names that the format has for them.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
    @objc(constraintsWithVisualFormat:options:metrics:views:)
    public class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try VisualFormatConstraints.make(
                try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            _requireFailure(error.message(for: format))
        }
    }
}
