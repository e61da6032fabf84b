@_spi(ForasteroInternal) import UIKitCore

/// How a frame was made.
struct FrameRecord: Codable, Equatable, Sendable {
    /// Counted from one, since the inspector came.
    var number: Int
    /// When it began, in milliseconds since the inspector came.
    var time: Double
    /// The time of each pass, in milliseconds, in the order of ``FramePass``.
    var passes: [Double]
    /// How many pixels of the screen were repainted.
    var paintedPixels: Int
    /// How many views were laid out.
    var viewsLaidOut: Int
}
