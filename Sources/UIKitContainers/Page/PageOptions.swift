import Foundation

/// The options of a page controller as values.
struct PageOptions {
    /// Nil where nothing is said.
    var spine: UIPageViewController.SpineLocation?
    var spacing: CGFloat = 0

    @MainActor
    init(_ options: [UIPageViewController.OptionsKey: Any]?) {
        switch options?[.spineLocation] {
        case let location as UIPageViewController.SpineLocation: spine = location
        case let value?: spine = Self.number(value).flatMap { UIPageViewController.SpineLocation(rawValue: Int($0)) }
        case nil: break
        }
        if let value = options?[.interPageSpacing], let number = Self.number(value) { spacing = max(number, 0) }
    }

    /// Numbers come as whichever type the app has at hand.
    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        guard let number, abs(number) < 1_000_000 else { return nil }
        return number
    }
}
