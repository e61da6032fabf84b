import Foundation

/// A metric for `measure(metrics:)` of a test.
// apple: https://developer.apple.com/documentation/xctest/xctmetric
public protocol XCTMetric: AnyObject {}

/// The time that passes, by the real clock.
// apple: https://developer.apple.com/documentation/xctest/xctclockmetric
public final class XCTClockMetric: XCTMetric {
    /// A metric of the real clock.
    public init() {}
}

/// The time from the start of the app until it is ready for events, by the real clock.
// apple: https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric
public final class XCTApplicationLaunchMetric: XCTMetric {
    /// A metric of launches.
    public init() {}
    /// - Parameter waitUntilResponsive: makes no difference: an app that has answered is responsive.
    public init(waitUntilResponsive: Bool) {}
}

/// Intervals that the system measures by itself.
// apple: https://developer.apple.com/documentation/xctest/xctossignpostmetric
public final class XCTOSSignpostMetric: XCTMetric {
    private init() {}

    /// The same as ``XCTApplicationLaunchMetric``.
    public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
