public import Foundation

extension CGFloat {
    /// The number as a `CGFloat`; lost precision is not reported.
    // apple: https://developer.apple.com/documentation/corefoundation/cgfloat/init(truncating:)
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number as a `CGFloat`; nil if it is none exactly.
    // apple: https://developer.apple.com/documentation/corefoundation/cgfloat/init(exactly:)
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// The number as a `CGFloat`.
    // apple: https://developer.apple.com/documentation/corefoundation/cgfloat/init(_:)
    @available(*, deprecated, renamed: "init(truncating:)")
    public init(_ number: NSNumber) { self.init(truncating: number) }
}
