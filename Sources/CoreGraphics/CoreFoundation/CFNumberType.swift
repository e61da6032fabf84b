/// How a number is stored in memory.
// apple: https://developer.apple.com/documentation/corefoundation/cfnumbertype
public enum CFNumberType: Int, Sendable {
    case sInt8Type = 1
    case sInt16Type
    case sInt32Type
    case sInt64Type
    case float32Type
    case float64Type
    case charType
    case shortType
    case intType
    case longType
    case longLongType
    case floatType
    case doubleType
    case cfIndexType
    case nsIntegerType
    case cgFloatType
}
