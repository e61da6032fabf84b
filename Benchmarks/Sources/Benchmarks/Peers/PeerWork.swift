import Foundation
import UIKit

@_spi(ForasteroInternal) import Display
@_spi(ForasteroInternal) import QuartzCore
import References

/// Work that the programs in `Benchmarks/peers` do too, each with another toolkit, so that their figures can stand side by side.
///
/// All of it is drawn on 780×1688 pixels, and written against what apps see.
@MainActor
struct PeerWork {
    let name: String
    let run: () -> Void

    static let all = [
        PeerWork(name: "scroll") { PeerScrolling.run() },
        PeerWork(name: "layers") { PeerLayers.run() },
        PeerWork(name: "views") { PeerViews.run() },
        PeerWork(name: "text") { PeerText.run() },
        PeerWork(name: "cells") { PeerCells.run() },
        PeerWork(name: "solver") { PeerSolver.run() },
        PeerWork(name: "start") { Processes.reportPeerStart() },
    ]

    /// Does the work whose name has a part in it, and writes a line for each figure: what, who, how much.
    static func run(_ part: String) {
        for work in all where part.isEmpty || work.name.contains(part) { work.run() }
    }

    /// The environment says who it is, where that is not plainly this toolkit.
    static func report(_ what: String, _ figure: Double) {
        print("\(what)\t\(ProcessInfo.processInfo.environment["PEER_NAME"] ?? "Forastero")\t\(figure)")
    }

    static func makeHost() -> LayerHost {
        LayerHost(
            geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    }

    /// Milliseconds of the processor.
    static func milliseconds(_ body: () -> Void) -> Double { FrameTimes.seconds(body) * 1000 }
}

extension LayerHost {
    /// Changes layers without animations, and makes a frame of that.
    func show(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        run(.layout ... .composite, advancingAnimations: true)
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
    var mean: Double { reduce(0, +) / Double(count) }
    var slowestOfHundred: Double { sorted()[count * 99 / 100] }
}
