/// The values of a cell at one moment.
struct EmitterCellValues: Equatable {
    var birthRate: Double
    var lifetime: Double
    var lifetimeRange: Double
    var beginTime: Double
    var duration: Double
    var latitude: Double
    var longitude: Double
    var emissionRange: Double
    var velocity: Double
    var velocityRange: Double
    var acceleration: CGVector
    var scale: Double
    var scaleRange: Double
    var scaleSpeed: Double
    var spin: Double
    var spinRange: Double
    /// Red, green, blue, alpha.
    var color: [Double]
    var colorRange: [Double]
    var colorSpeed: [Double]
    var image: CGImage?
    /// In points.
    var imageSize: CGSize
    var cells: [EmitterCellValues]

    /// Cells within cells go no deeper than this: one that is its own child would never end.
    private static let greatestDepth = 3

    init(_ cell: CAEmitterCell, depth: Int = 0) {
        func usable(_ value: some BinaryFloatingPoint) -> Double { value.isFinite ? Double(value) : 0 }
        birthRate = cell.isEnabled ? max(usable(cell.birthRate), 0) : 0
        lifetime = max(usable(cell.lifetime), 0)
        lifetimeRange = abs(usable(cell.lifetimeRange))
        (beginTime, duration) = (max(usable(cell.beginTime), 0), max(usable(cell.duration), 0))
        (latitude, longitude) = (usable(cell.emissionLatitude), usable(cell.emissionLongitude))
        emissionRange = usable(cell.emissionRange)
        (velocity, velocityRange) = (usable(cell.velocity), usable(cell.velocityRange))
        acceleration = CGVector(dx: usable(cell.xAcceleration), dy: usable(cell.yAcceleration))
        (scale, scaleRange, scaleSpeed) = (usable(cell.scale), usable(cell.scaleRange), usable(cell.scaleSpeed))
        (spin, spinRange) = (usable(cell.spin), usable(cell.spinRange))
        let rgba = ColorComponents(cell.color ?? .white)
        let alpha = Double(rgba.alpha)
        color = alpha > 0 ? [Double(rgba.red) / alpha, Double(rgba.green) / alpha, Double(rgba.blue) / alpha, alpha] : [0, 0, 0, 0]
        colorRange = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange].map { usable($0) }
        colorSpeed = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map { usable($0) }
        let picture = Self.image(of: cell)
        let pixelsPerPoint = cell.contentsScale > 0 ? cell.contentsScale : 1
        image = picture
        imageSize = picture.map { CGSize(width: CGFloat($0.width) / pixelsPerPoint, height: CGFloat($0.height) / pixelsPerPoint) } ?? .zero
        cells = depth < Self.greatestDepth ? (cell.emitterCells ?? []).map { EmitterCellValues($0, depth: depth + 1) } : []
    }

    private static func image(of cell: CAEmitterCell) -> CGImage? {
        guard let image = cell.contents as? CGImage else { return nil }
        let part = cell.contentsRect
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
    }

    /// The longest that a particle lives, in seconds.
    func longestLife(_ factor: Double) -> Double { (lifetime + lifetimeRange / 2) * factor }
}
