/// One particle, as it is seen at one moment.
struct EmitterParticle: Equatable {
    var cell: Int
    var age: Double
    var position: CGPoint
    var scale: Double
    var angle: Double
    /// Red, green, blue, alpha, each from 0 to 1.
    var color: [Double]
}
