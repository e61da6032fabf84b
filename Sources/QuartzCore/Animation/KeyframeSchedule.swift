/// When each keyframe is reached, and how time passes between two of them.
struct KeyframeSchedule {
    /// A way between two keyframes.
    struct Step: Equatable {
        var index: Int
        /// How far on the way, bent by its timing function.
        var share: Double
    }

    private let times: [Double]
    private let functions: [CAMediaTimingFunction]

    /// - Parameter count: of keyframes.
    init(count: Int, animation: CAKeyframeAnimation) {
        functions = animation.timingFunctions ?? []
        let isDiscrete = animation.calculationMode == .discrete
        // Each discrete value lasts, so there is one time more: the end of the last.
        let timeCount = max(isDiscrete ? count + 1 : count, 2)
        let given = (animation.keyTimes ?? []).map(\.doubleValue)
        if given.count >= timeCount {
            times = Array(given.prefix(timeCount))
        } else {
            times = (0..<timeCount).map { Double($0) / Double(timeCount - 1) }
        }
    }

    func step(at share: Double) -> Step {
        let last = times.count - 2
        let index = min(max((times.firstIndex { $0 > share } ?? times.count) - 1, 0), last)
        let length = times[index + 1] - times[index]
        let position = length > 0 ? min(max((share - times[index]) / length, 0), 1) : (share < times[index] ? 0 : 1)
        return Step(index: index, share: index < functions.count ? functions[index].value(at: position) : position)
    }
}
