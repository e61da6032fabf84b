import Foundation
@_spi(ForasteroInternal) import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// Keeps how the latest frames were made.
@MainActor
final class FrameProfiler: FrameMeter {
    /// Ten seconds of frames without a pause.
    static let most = 600

    /// The oldest first.
    private(set) var records: [FrameRecord] = []
    /// How many frames were made.
    private(set) var count = 0

    private let now: @MainActor () -> UInt64
    private let layoutCount: @MainActor () -> Int
    private let start: UInt64
    private var began: UInt64 = 0
    private var passBegan: UInt64 = 0
    private var passes: [Double] = []
    private var layoutsBefore = 0

    /// - Parameters:
    ///   - now: the time in nanoseconds, of the machine: a virtual clock stands still while a frame is made.
    ///   - layoutCount: how many views were laid out up to now.
    init(now: @escaping @MainActor () -> UInt64, layoutCount: @escaping @MainActor () -> Int) {
        self.now = now
        self.layoutCount = layoutCount
        start = now()
    }

    func records(after number: Int) -> [FrameRecord] { Array(records.suffix(max(0, min(count - number, records.count)))) }

    // MARK: FrameMeter

    func frameBegan() {
        began = now()
        passBegan = began
        passes.removeAll(keepingCapacity: true)
        layoutsBefore = layoutCount()
    }

    func passEnded(_ pass: FramePass) {
        let time = now()
        passes.append(Self.milliseconds(from: passBegan, to: time))
        passBegan = time
    }

    func frameEnded(paintedPixels: Int) {
        // The first frame may have begun before the profiler came.
        guard passes.count == FramePass.allCases.count else { return }
        count += 1
        if records.count >= Self.most { records.removeFirst(Self.most / 4) }
        records.append(
            FrameRecord(
                number: count, time: Self.milliseconds(from: start, to: began), passes: passes, paintedPixels: paintedPixels,
                viewsLaidOut: layoutCount() - layoutsBefore))
    }

    /// In thousandths of a millisecond.
    private static func milliseconds(from start: UInt64, to end: UInt64) -> Double { Double((end &- start) / 1000) / 1000 }
}
