import Foundation

extension ScreenDriver {
    /// The view of a name that can be seen; nil if there is none.
    public func visibleView(named name: String) -> UIView? {
        settle()
        return finder.visibleView(named: name)
    }

    /// Fails unless a view is on screen.
    public func expect(_ text: String) throws {
        settle()
        guard finder.visibleView(named: text) != nil else { throw DriveFailure("\"\(text)\" is not on screen; \(finder.summary)") }
    }

    /// Fails if a view is on screen.
    public func expectNot(_ text: String) throws {
        settle()
        if let view = finder.visibleView(named: text) {
            throw DriveFailure("\"\(text)\" is on screen: \(ViewFinder.describe(view))")
        }
    }

    /// Fails unless a view has a value, compared as a number where both are numbers.
    public func expect(_ name: String, value: String) throws {
        settle()
        let actual = try finder.view(named: name).accessibilityValue
        let isEqual = actual == value || (actual.flatMap(Double.init).map { $0 == Double(value) } ?? false)
        guard isEqual else {
            throw DriveFailure("the value of \"\(name)\" is \(actual.map { "\"\($0)\"" } ?? "nothing"), not \"\(value)\"")
        }
    }

    /// Fails unless a view is selected.
    public func expectSelected(_ name: String) throws {
        settle()
        guard try finder.view(named: name).accessibilityTraits.contains(.selected) else {
            throw DriveFailure("\"\(name)\" is not selected")
        }
    }
}
