import Foundation

/// The spacing and insets of a section's lines.
struct FlowRules: Equatable, Sendable {
    /// How long lines are.
    var available: CGFloat = 0
    /// The least gap between items of a line.
    var itemSpacing: CGFloat = 0
    /// The gap between lines.
    var lineSpacing: CGFloat = 0
    /// True if items say by themselves how large they are: then items are alike that are of one length along the line.
    var isSelfSizing = false

    /// Sums of lengths that are meant to fit exactly miss by rounding.
    private static let tolerance: CGFloat = 0.001

    func fits(_ length: CGFloat) -> Bool { length <= available + Self.tolerance }

    /// How many items of a length fit into a line; one always does.
    func capacity(ofLength length: CGFloat) -> Int {
        let step = length + itemSpacing
        guard step > 0 else { return .max }
        let count = ((available + itemSpacing + Self.tolerance) / step).rounded(.down)
        return count >= 1e9 ? .max : max(Int(count), 1)
    }

    func areAlike(_ first: FlowSize, _ second: FlowSize) -> Bool {
        first.along == second.along && (isSelfSizing || first.across == second.across)
    }
}

/// Some items beside each other.
struct FlowLine: Equatable, Sendable {
    /// The first item.
    var first: Int
    var count: Int
    /// Where the line begins, counted from the first one of its section.
    var start: CGFloat
    /// The greatest length of its items across the line.
    var across: CGFloat
    /// Where the first item begins, counted from where lines begin.
    var indent: CGFloat
    /// The gap between items.
    var spacing: CGFloat

    var end: CGFloat { start + across }
}

extension FlowLine {
    /// A line of items of given sizes.
    /// - Parameter isLast: whether it is the last one of its section.
    init(items: ArraySlice<FlowSize>, start: CGFloat, isLast: Bool, rules: FlowRules) {
        first = items.startIndex
        count = items.count
        self.start = start
        across = items.reduce(0) { max($0, $1.across) }
        (indent, spacing) = Self.arrangement(of: items, isLast: isLast, rules: rules)
    }

    /// Full lines are spread over their length. The last one goes on as if it were full of such items, if all of it are alike.
    private static func arrangement(of items: ArraySlice<FlowSize>, isLast: Bool, rules: FlowRules) -> (indent: CGFloat, spacing: CGFloat) {
        guard let model = items.first else { return (0, rules.itemSpacing) }
        guard isLast else { return spread(count: items.count, length: items.reduce(0) { $0 + $1.along }, rules) }
        guard items.allSatisfy({ rules.areAlike($0, model) }) else { return (0, rules.itemSpacing) }
        return uniform(length: model.along, rules)
    }

    /// The arrangement of a line of items of one length, with as many as fit.
    static func uniform(length: CGFloat, _ rules: FlowRules) -> (indent: CGFloat, spacing: CGFloat) {
        let capacity = rules.capacity(ofLength: length)
        guard capacity < .max else { return (0, rules.itemSpacing) }
        return spread(count: capacity, length: CGFloat(capacity) * length, rules)
    }

    private static func spread(count: Int, length: CGFloat, _ rules: FlowRules) -> (indent: CGFloat, spacing: CGFloat) {
        let rest = rules.available - length
        return count > 1 ? (0, rest / CGFloat(count - 1)) : (rest / 2, rules.itemSpacing)
    }
}
