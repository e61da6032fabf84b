import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Constraints that nobody would write: whatever they say, the nib loads, is laid out, and frames are numbers.
@MainActor
struct HostileConstraintTests {
    /// The same numbers in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let attributes = Array(Lowering.layoutAttributes.keys).sorted() + ["sideways"]
    private static let numbers = ["0", "1", "-1", "1e300", "-1e308", "NaN", "inf", "0.0001", "50", "1e-320", "16:9", "1:0", "99999999"]
    private static let priorities = ["1000", "750", "250", "1", "0", "-5", "2000", "999.5"]
    private static let kinds = ["view", "label", "button", "stackView", "scrollView", "textField", "switch", "segmentedControl", "slider"]

    private static func pick(_ words: [String], _ dice: inout Dice) -> String { words.randomElement(using: &dice) ?? "" }

    private static func constraint(_ number: Int, among count: Int, _ dice: inout Dice) -> String {
        let second = Int.random(in: -2..<count, using: &dice)
        var text = "<constraint id=\"c\(number)\" firstAttribute=\"\(pick(attributes, &dice))\" constant=\"\(pick(numbers, &dice))\" "
        text += "relation=\"\(pick(["equal", "lessThanOrEqual", "greaterThanOrEqual"], &dice))\" priority=\"\(pick(priorities, &dice))\" "
        if Bool.random(using: &dice) { text += "multiplier=\"\(pick(numbers, &dice))\" " }
        let first = Int.random(in: -1..<count, using: &dice)
        if first >= 0 { text += "firstItem=\"v\(first)\" " }
        if second >= -1 {
            text += "secondItem=\"\(second == -1 ? "root" : "v\(second)")\" secondAttribute=\"\(pick(attributes, &dice))\" "
        }
        return text + "/>"
    }

    private static func document(_ dice: inout Dice) -> String {
        let count = Int.random(in: 1...8, using: &dice)
        let views = (0..<count).map { index in
            let translates = Bool.random(using: &dice) ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
            let priority = pick(numbers, &dice)
            return "<\(pick(kinds, &dice)) id=\"v\(index)\" \(translates) horizontalHuggingPriority=\"\(priority)\" text=\"some words\"/>"
        }
        let constraints = (0..<Int.random(in: 0...20, using: &dice)).map { constraint($0, among: count, &dice) }
        let kind = Bool.random(using: &dice) ? "view" : "stackView"
        return XIBText.document(
            "<\(kind) id=\"root\">\(XIBText.frame(0, 0, 300, 400))<subviews>\(views.joined())</subviews>"
                + "<constraints>\(constraints.joined())</constraints></\(kind)>")
    }

    @Test("300 documents of such constraints", arguments: [1, 2, 3] as [UInt64])
    func documents(seed: UInt64) {
        var dice = Dice(state: seed)
        for _ in 0..<100 {
            let text = Self.document(&dice)
            _ = Console.texts {
                for case let view as UIView in UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) {
                    view.layoutIfNeeded()
                    view.frame.size = CGSize(width: 100, height: 77)
                    view.layoutIfNeeded()
                    let size = view.systemLayoutSizeFitting(.zero),
                        frames = [CGRect(origin: .zero, size: size)] + view.subviews.map(\.frame)
                    #expect(
                        frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }, "\(text)")
                }
            }
        }
    }
}
