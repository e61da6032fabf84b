@_exported import CoreGraphics

open class CTFont {}
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<AnyObject>?>?) -> Bool { false }
public let kNumberSpacingType = 6, kMonospacedNumbersSelector = 0
