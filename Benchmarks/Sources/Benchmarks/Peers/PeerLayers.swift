import UIKit

@_spi(ForasteroInternal) import QuartzCore

/// A thousand layers with round corners, each of which moves in each frame.
@MainActor
struct PeerLayers {
    private let host = PeerWork.makeHost()
    private let layers: [CALayer]

    static func run() {
        for (name, alpha) in [("layers-opaque", 1), ("layers-translucent", 128.0 / 255)] {
            let layers = PeerLayers(alpha: alpha)
            PeerWork.report(name, layers.frameTimes().median)
            layers.host.keepPicture(of: name)
        }
    }

    init(alpha: CGFloat) {
        layers = (0..<1000).map { Self.makeLayer($0, alpha) }
        host.rootLayer.backgroundColor = UIColor.white.cgColor
        for layer in layers { host.rootLayer.addSublayer(layer) }
    }

    private static func makeLayer(_ index: Int, _ alpha: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.anchorPoint = .zero
        layer.cornerRadius = 10
        func channel(_ factor: Int) -> CGFloat { CGFloat(40 + index * factor % 200) / 255 }
        layer.backgroundColor = UIColor(red: channel(37), green: channel(91), blue: channel(53), alpha: alpha).cgColor
        return layer
    }

    /// Milliseconds of each of 200 frames, after 20 that are not counted.
    private func frameTimes() -> [Double] {
        (0..<220).map { frame in PeerWork.milliseconds { show(frame) } }.suffix(200)
    }

    func show(_ frame: Int) {
        host.show {
            for (index, layer) in layers.enumerated() { layer.position = Self.position(of: index, in: frame) }
        }
    }

    /// On whole pixels.
    private static func position(of index: Int, in frame: Int) -> CGPoint {
        let (index, time) = (Double(index), Double(frame))
        let wave = sin(index * 1.7 + time * (0.010 + 0.0007 * index.truncatingRemainder(dividingBy: 13)))
        let other = cos(index * 2.3 + time * (0.008 + 0.0009 * index.truncatingRemainder(dividingBy: 11)))
        return CGPoint(x: floor((0.5 + 0.5 * wave) * 700) / 2, y: floor((0.5 + 0.5 * other) * 1608) / 2)
    }
}
