/// The kinds of things that a monkey does, and how often it does each, in comparison.
enum MonkeyAction: CaseIterable {
    case tap, tapAnywhere, doubleTap, press, drag, scroll, fling, edgeSwipe, pinch, rotate
    case key, type
    case turn, leave, memoryWarning, textSize, appearance, shake
    case wait

    var weight: Int {
        switch self {
        case .tap: 300
        case .wait: 200
        case .scroll, .fling: 60
        case .drag, .tapAnywhere, .type: 50
        case .press, .doubleTap, .edgeSwipe, .key: 40
        case .pinch, .rotate: 15
        case .turn, .leave, .memoryWarning, .textSize, .appearance, .shake: 6
        }
    }

    /// One at random.
    static func choose(using random: inout SeededRandom) -> MonkeyAction {
        var left = Int.random(in: 0..<total, using: &random)
        for action in allCases {
            left -= action.weight
            if left < 0 { return action }
        }
        return .wait
    }

    private static let total = allCases.reduce(0) { $0 + $1.weight }
}
