/// Values between keyframes.
struct KeyframeTrack {
    let keys: [AnimatableValue]
    private let mode: CAAnimationCalculationMode
    private let schedule: KeyframeSchedule
    // By keyframe; missing ones are 0.
    private let tensions: [Double]
    private let continuities: [Double]
    private let biases: [Double]
    /// For even pace: the share of all ways at which each keyframe is reached.
    private let paces: [Double]

    /// Nil when there are no keyframes.
    init?(keys: [AnimatableValue], animation: CAKeyframeAnimation) {
        guard !keys.isEmpty else { return nil }
        self.keys = keys
        mode = animation.calculationMode
        tensions = Self.numbers(animation.tensionValues)
        continuities = Self.numbers(animation.continuityValues)
        biases = Self.numbers(animation.biasValues)
        schedule = KeyframeSchedule(count: keys.count, animation: animation)
        paces = mode == .paced || mode == .cubicPaced ? Self.paces(of: keys) : []
    }

    private static func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }

    func value(at share: Double) -> AnimatableValue {
        guard keys.count > 1 else { return keys[0] }
        switch mode {
        case .discrete: return keys[min(schedule.step(at: share).index, keys.count - 1)]
        case .paced: return straight(pacedStep(at: share))
        case .cubic: return curved(schedule.step(at: share))
        case .cubicPaced: return curved(pacedStep(at: share))
        default: return straight(schedule.step(at: share))
        }
    }

    private func straight(_ step: KeyframeSchedule.Step) -> AnimatableValue {
        keys[step.index].interpolated(to: keys[step.index + 1], at: step.share)
    }

    /// A cubic curve with given directions at both ends.
    private func curved(_ step: KeyframeSchedule.Step) -> AnimatableValue {
        let (from, to) = (keys[step.index], keys[step.index + 1])
        guard from.isLinear else { return straight(step) }
        let t = step.share
        let (t2, t3) = (t * t, t * t * t)
        return from.multiplied(by: 2 * t3 - 3 * t2 + 1)
            .adding(to.multiplied(by: 3 * t2 - 2 * t3))
            .adding(tangent(at: step.index, leaving: true).multiplied(by: t3 - 2 * t2 + t))
            .adding(tangent(at: step.index + 1, leaving: false).multiplied(by: t3 - t2))
    }

    /// The direction of the curve at a keyframe, by tension, continuity and bias (Kochanek and Bartels).
    private func tangent(at index: Int, leaving: Bool) -> AnimatableValue {
        func number(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        let (tension, continuity, bias) = (number(tensions), number(continuities), number(biases))
        // Beyond the ends the curve goes on as on the way next to them.
        let incoming = index > 0 ? keys[index].subtracting(keys[index - 1]) : keys[1].subtracting(keys[0])
        let outgoing = index + 1 < keys.count ? keys[index + 1].subtracting(keys[index]) : incoming
        let sign: Double = leaving ? 1 : -1
        let first = (1 - tension) * (1 + bias) * (1 + sign * continuity) / 2
        let second = (1 - tension) * (1 - bias) * (1 - sign * continuity) / 2
        return incoming.multiplied(by: first).adding(outgoing.multiplied(by: second))
    }

    private func pacedStep(at share: Double) -> KeyframeSchedule.Step {
        let index = min(max((paces.firstIndex { $0 > share } ?? paces.count) - 1, 0), keys.count - 2)
        let length = paces[index + 1] - paces[index]
        return KeyframeSchedule.Step(index: index, share: length > 0 ? min(max((share - paces[index]) / length, 0), 1) : 1)
    }

    private static func paces(of keys: [AnimatableValue]) -> [Double] {
        var sums = [0.0]
        for (from, to) in zip(keys, keys.dropFirst()) { sums.append(sums[sums.count - 1] + from.distance(to: to)) }
        let total = sums[sums.count - 1]
        return total > 0 ? sums.map { $0 / total } : sums.indices.map { Double($0) / Double(max(sums.count - 1, 1)) }
    }
}
