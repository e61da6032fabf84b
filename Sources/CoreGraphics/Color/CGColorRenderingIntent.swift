/// The treatment of a colour that the target cannot show. Every conversion here clips it to the nearest edge.
// apple: https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Relative, for pictures; here all are clipped.
    case defaultIntent = 0
    /// Colours as they are measured, the white of paper too.
    case absoluteColorimetric = 1
    /// Colours as they look beside the white of the device.
    case relativeColorimetric = 2
    /// All colours are moved, so that those outside keep their distances.
    case perceptual = 3
    /// Strong colours stay strong.
    case saturation = 4
}
