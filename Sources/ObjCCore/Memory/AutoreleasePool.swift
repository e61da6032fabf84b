/// Runs a closure.
///
/// There are no autoreleased objects on this platform: what the closure makes is released as soon as it is used no more.
// apple: https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
