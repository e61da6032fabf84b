// ad-hoc: Foundation on Linux knows structures of its own only; a time is stored as the three words that it is.
extension NSValue {
    /// An object that holds a time.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(time:)
    public convenience init(time: CMTime) {
        var words = time
        self.init(bytes: &words, objCType: typeOfTimes)
    }

    /// The time that the object holds; the invalid one when it holds something else.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/timevalue
    public var timeValue: CMTime {
        var words = CMTime.invalid
        if String(cString: objCType) == typeOfTimes { getValue(&words) }
        return words
    }

    /// An object that holds a stretch of time.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(timerange:)
    public convenience init(timeRange: CMTimeRange) {
        var words = timeRange
        self.init(bytes: &words, objCType: typeOfTimeRanges)
    }

    /// The range that the object holds; the invalid one when it holds something else.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/timerangevalue
    public var timeRangeValue: CMTimeRange {
        var words = CMTimeRange.invalid
        if String(cString: objCType) == typeOfTimeRanges { getValue(&words) }
        return words
    }
}

private let typeOfTimes = "[3q]"
private let typeOfTimeRanges = "[6q]"

extension CMTime: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(time: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CMTime?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CMTime?) -> Bool {
        result = String(cString: source.objCType) == typeOfTimes ? source.timeValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CMTime { source?.timeValue ?? .invalid }
}
