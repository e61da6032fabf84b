/// The cost of a constraint's sum that is not 0.
struct Cost: BitwiseCopyable {
    /// The level of ``Levels`` that counts the error itself.
    var level: Int32
    /// The level that counts it times ``age``.
    var ageLevel: Int32
    var age: Double
    /// The cost of a point more below 0, in multiples of the cost: -1, or 0 where that is allowed.
    var slopeBelow: Int8
    /// The same above 0: 1 or 0.
    var slopeAbove: Int8

    static let none = Cost(level: 0, ageLevel: 0, age: 0, slopeBelow: 0, slopeAbove: 0)
}
