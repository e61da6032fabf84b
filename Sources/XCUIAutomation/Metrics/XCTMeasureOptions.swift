/// How `measure(metrics:options:)` measures.
// apple: https://developer.apple.com/documentation/xctest/xctmeasureoptions
public final class XCTMeasureOptions {
    /// How often the block is measured; once more it runs before, unmeasured. Default: 5.
    public var iterationCount = 5

    public init() {}
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
