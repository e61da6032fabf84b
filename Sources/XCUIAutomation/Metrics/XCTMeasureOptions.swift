/// How `measure(metrics:options:)` measures.
// apple: https://developer.apple.com/documentation/xctest/xctmeasureoptions
public final class XCTMeasureOptions {
    /// How often the block is measured; once more it runs before, unmeasured. Default: 5.
    public var iterationCount = 5

    /// Options as they are by default.
    public init() {}
    /// New options: five measurements.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
