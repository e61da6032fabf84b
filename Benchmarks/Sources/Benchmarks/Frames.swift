@_spi(ForasteroInternal) import Display
import References
import UIKit

@_spi(ForasteroInternal) import QuartzCore

/// Frames of a screen of 390×844 points at scale 2.
enum Frames {
    @MainActor static let benchmarks = [
        Benchmark(name: "whole frame of 120 layers", atMost: 6, timesOf: "a copy of the screen", rounds: 60) {
            let scene = Scene()
            let copy = ScreenCopy(scene.host.picture)
            return (
                { rounds in
                    for round in 0..<rounds { scene.changeEverything(round) }
                },
                { copy.run($0) }
            )
        },
        Benchmark(name: "frame with one changed label", budget: 100, rounds: 200) {
            let scene = Scene()
            return { rounds in
                for round in 0..<rounds { scene.changeLabel(round) }
            }
        },
        Benchmark(name: "frame with one moved layer", budget: 100, rounds: 500) {
            let scene = Scene()
            return { rounds in
                for round in 0..<rounds { scene.move(round) }
            }
        },
        Benchmark(name: "turn in which nothing has changed", budget: 1, rounds: 10_000) {
            let scene = Scene()
            return { rounds in
                for _ in 0..<rounds where scene.host.needsCommit {
                    preconditionFailure("Nothing has changed, yet a frame is due.")
                }
            }
        },
    ]
}

/// A screen full of rows as a list shows them: 24 rows of a background, a rounded picture, two labels and a line.
@MainActor
private final class Scene {
    let host = LayerHost(
        geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    private var views: [UIView] = []
    private let label = UILabel(frame: CGRect(x: 60, y: 4, width: 250, height: 20))
    private let dot = CALayer()

    init() {
        change {
            for row in 0..<24 { addRow(row) }
            dot.frame = CGRect(x: 350, y: 10, width: 16, height: 16)
            dot.backgroundColor = UIColor.red.cgColor
            host.rootLayer.addSublayer(dot)
        }
    }

    private func addRow(_ index: Int) {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 36, width: 390, height: 36))
        row.backgroundColor = .white
        let picture = UIView(frame: CGRect(x: 16, y: 4, width: 29, height: 29))
        picture.backgroundColor = .blue
        picture.layer.cornerRadius = 6
        let title = index == 0 ? label : UILabel(frame: CGRect(x: 60, y: 2, width: 250, height: 20))
        title.text = "Row number \(index)"
        title.font = .systemFont(ofSize: 15)
        let detail = UILabel(frame: CGRect(x: 60, y: 20, width: 250, height: 14))
        detail.text = "Detail"
        detail.font = .systemFont(ofSize: 11)
        let line = UIView(frame: CGRect(x: 60, y: 35.5, width: 330, height: 0.5))
        line.backgroundColor = .gray
        for view in [picture, title, detail, line] { row.addSubview(view) }
        views.append(row)
        host.rootLayer.addSublayer(row.layer)
    }

    /// Every pixel is painted anew.
    func changeEverything(_ round: Int) {
        change { host.rootLayer.backgroundColor = (round.isMultiple(of: 2) ? UIColor.white : .black).cgColor }
    }

    func changeLabel(_ round: Int) {
        change { label.text = "Row number \(round)" }
    }

    func move(_ round: Int) {
        change { dot.position.x = 350 + CGFloat(round % 20) }
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
        host.run(.layout ... .composite, advancingAnimations: true)
    }
}

/// Copies a picture of the size of the screen.
@MainActor
private final class ScreenCopy {
    private let source: FrameBuffer
    private let target: UnsafeMutableRawPointer

    init(_ picture: FrameBuffer) {
        source = picture
        target = .allocate(byteCount: picture.bytesPerRow * picture.size.height, alignment: 64)
    }

    isolated deinit { target.deallocate() }

    func run(_ rounds: Int) {
        for _ in 0..<rounds { reference_copy(target, source.baseAddress, source.bytesPerRow * source.size.height) }
    }
}
