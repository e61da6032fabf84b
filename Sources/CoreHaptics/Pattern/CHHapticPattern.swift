public import Foundation

/// Events in time.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    /// How long it takes, in seconds: until its last event ends.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// - Parameters:
    ///   - events: what is felt.
    ///   - parameters: what is changed from a time on.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticpattern/init(events:parameters:)
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
    /// - Parameters:
    ///   - events: what is felt.
    ///   - parameterCurves: what is changed as time goes on.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
    /// - Parameter patternDict: the pattern as a file of the kind AHAP has it.
    /// - Throws: ``CHHapticError/invalidPatternDictionary`` where it has no list of events with times.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticpattern/init(dictionary:)
    public init(dictionary patternDict: [Key: Any]) throws {
        guard let entries = patternDict[.pattern] as? [[Key: Any]] else { throw CHHapticError(.invalidPatternDictionary) }
        events = try entries.compactMap { entry in
            guard let event = entry[.event] as? [Key: Any] else { return nil }
            guard let type = CHHapticPattern.eventType(event), let time = CHHapticPattern.number(event[.time]) else {
                throw CHHapticError(.invalidPatternDictionary)
            }
            return CHHapticEvent(
                eventType: type, parameters: CHHapticPattern.parameters(event), relativeTime: time,
                duration: CHHapticPattern.number(event[.eventDuration]) ?? 0)
        }
    }

    /// The pattern in a file of the kind AHAP, which is a dictionary in JSON.
    /// - Throws: what reading throws; ``CHHapticError/invalidPatternData`` where the file is no JSON, and
    ///   ``CHHapticError/invalidPatternDictionary`` where it holds no pattern.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticpattern/init(contentsof:)
    public convenience init(contentsOf ahapURL: URL) throws {
        let data = try Data(contentsOf: ahapURL)
        guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CHHapticError(.invalidPatternData) }
        try self.init(dictionary: CHHapticPattern.keyed(file))
    }

    /// A dictionary of a file, and those in it, with the keys of patterns.
    private static func keyed(_ dictionary: [String: Any]) -> [Key: Any] {
        var result: [Key: Any] = [:]
        for (key, value) in dictionary { result[Key(rawValue: key)] = keyed(value) }
        return result
    }

    private static func keyed(_ value: Any) -> Any {
        if let list = value as? [[String: Any]] { return list.map { dictionary in keyed(dictionary) as [Key: Any] } }
        return (value as? [String: Any]).map { dictionary in keyed(dictionary) as [Key: Any] } ?? value
    }

    private static func eventType(_ event: [Key: Any]) -> CHHapticEvent.EventType? {
        event[.eventType] as? CHHapticEvent.EventType ?? (event[.eventType] as? String).map(CHHapticEvent.EventType.init(rawValue:))
    }

    private static func parameters(_ event: [Key: Any]) -> [CHHapticEventParameter] {
        (event[.eventParameters] as? [[Key: Any]] ?? []).compactMap { entry in
            let id =
                entry[.parameterID] as? CHHapticEvent.ParameterID
                ?? (entry[.parameterID] as? String).map(CHHapticEvent.ParameterID.init(rawValue:))
            guard let id, let value = number(entry[.parameterValue]) else { return nil }
            return CHHapticEventParameter(parameterID: id, value: Float(value))
        }
    }

    private static func number(_ value: Any?) -> Double? {
        value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    }

    /// The keys of a pattern's dictionary.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticpattern/key
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }
}
