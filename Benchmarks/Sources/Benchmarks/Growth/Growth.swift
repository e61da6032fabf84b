import UIKit

/// How the cost of one piece of work grows with something.
@MainActor
struct Growth {
    /// What is done in each frame.
    let work: String
    /// What there is more and more of.
    let what: String
    let amounts: [Int]
    /// True if it must cost the same however much there is, since that is out of sight or does not change.
    let isFlat: Bool
    /// Makes what the work needs; what it returns does the work for the first time, the second, and so on.
    let make: (_ amount: Int) -> (_ round: Int) -> Void

    static let all = frames + arithmetic

    /// Measures those whose work has a part in its name, and writes a line for each amount: work, what grows, "flat" or "grows", how
    /// much of it there is, microseconds.
    static func run(_ part: String) {
        for growth in all where part.isEmpty || growth.work.contains(part) || growth.what.contains(part) {
            for amount in growth.amounts {
                let columns: [Any] = [
                    growth.work, growth.what, growth.isFlat ? "flat" : "grows", amount, growth.microseconds(with: amount),
                ]
                print(columns.map { "\($0)" }.joined(separator: "\t"))
            }
        }
    }

    /// The median of rounds that follow some which find everything for the first time.
    private func microseconds(with amount: Int) -> Double {
        let work = make(amount)
        for round in 0..<20 { work(round) }
        return (20..<101).map { round in PeerWork.milliseconds { work(round) } * 1000 }.median
    }
}
