import CoreGraphics

open class CIColor: NSObject, @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0]
        self.init(red: parts[0], green: parts[parts.count < 4 ? 0 : 1], blue: parts[parts.count < 4 ? 0 : 2], alpha: parts.last!)
    }
}
