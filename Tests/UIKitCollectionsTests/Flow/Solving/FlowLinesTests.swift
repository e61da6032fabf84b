import TestLists
import Testing

@testable import UIKitCollections

struct FlowLinesTests {
    private let rules = FlowRules(available: 100, itemSpacing: 3, lineSpacing: 5)

    @Test("Lines of items of one size are found by arithmetic, as if they were filled one by one", arguments: [0, 1, 5, 6, 7, 24])
    func uniform(count: Int) {
        let size = FlowSize(along: 14, across: 9)
        let short = FlowLines(count: count, size: size, rules: rules)
        let listed = FlowLines(count: count, sizes: Array(repeating: size, count: count), size: size, rules: rules)
        #expect(short.lineCount == listed.lineCount)
        #expect(short.length == listed.length)
        for item in 0..<count {
            let (first, second) = (short.line(short.lineIndex(ofItem: item)), listed.line(listed.lineIndex(ofItem: item)))
            #expect(first == second)
            #expect(abs(short.position(ofItem: item, in: first).along - listed.position(ofItem: item, in: second).along) < 0.000_1)
        }
    }

    @Test("Items that turn out to be of other sizes stand where they would have stood from the beginning")
    func replacing() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let count = Int.random(in: 1...40, using: &generator)
            let model = FlowSize(along: 20, across: 10)
            var sizes = Array(repeating: model, count: count)
            var lines = FlowLines(count: count, size: model, rules: rules)
            for _ in 0..<6 {
                var changed: [Int: FlowSize] = [:]
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let item = Int.random(in: 0..<count, using: &generator)
                    let size = FlowSize(
                        along: CGFloat(Int.random(in: 0...120, using: &generator)),
                        across: CGFloat(Int.random(in: 0...40, using: &generator)))
                    changed[item] = size
                    sizes[item] = size
                }
                lines.replace(changed)
                let fresh = FlowLines(count: count, sizes: sizes, size: model, rules: rules)
                #expect(lines.lineCount == fresh.lineCount)
                #expect(lines.length == fresh.length)
                #expect((0..<lines.lineCount).allSatisfy { lines.line($0) == fresh.line($0) })
            }
        }
    }

    @Test("Lines in a span are those that reach into it")
    func searching() {
        let sizes = (0..<30).map { number -> FlowSize in
            let (along, across) = (10 + number * 7 % 60, 5 + number * 11 % 30)
            return FlowSize(along: CGFloat(along), across: CGFloat(across))
        }
        let lines = FlowLines(count: 50, sizes: sizes, size: FlowSize(along: 30, across: 12), rules: rules)
        for start in stride(from: CGFloat(-20), through: lines.length + 20, by: 7) {
            let end = start + 40
            let expected = (0..<lines.lineCount).filter { index in
                let line = lines.line(index)
                return line.end > start && line.start < end
            }
            #expect(Array(lines.lines(from: start, to: end)) == expected)
        }
    }
}
