/// The kind of change of an observed property.
// apple: https://developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Elements were inserted into the array that it is.
    case insertion = 2
    /// Elements were removed from the array that it is.
    case removal = 3
    /// Elements were replaced in the array that it is.
    case replacement = 4
}
