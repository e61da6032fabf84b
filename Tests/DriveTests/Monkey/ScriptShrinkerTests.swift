import Testing

@testable import Drive

struct ScriptShrinkerTests {
    @Test("what is needed is left, in order", arguments: [[999], [3, 500], [0, 1, 998], [17, 333, 700, 901]])
    func findsTheNeeded(needed: [Int]) {
        var shrinker = ScriptShrinker(attempts: 1000)
        let result = shrinker.shrink(Array(0..<1000)) { steps in needed.allSatisfy(steps.contains) }
        #expect(result == needed)
    }

    @Test("a failure at the end of a long run costs few attempts")
    func shortEnd() {
        var shrinker = ScriptShrinker(attempts: 1000)
        _ = shrinker.shrink(Array(0..<100_000)) { $0.contains(99_990) && $0.contains(99_999) }
        #expect(shrinker.attempts > 960)
    }

    @Test("what does not fail again is left as it is")
    func notReproduced() {
        var shrinker = ScriptShrinker(attempts: 100)
        var count = 0
        let result = shrinker.shrink([1, 2, 3]) { _ in
            count += 1
            return false
        }
        #expect(result == [1, 2, 3])
        #expect(count == 1)
    }

    @Test("no more than the allowed attempts are made, and what is left still fails")
    func attemptsAreLimited() {
        var shrinker = ScriptShrinker(attempts: 12)
        var count = 0
        let needed = [10, 20, 30]
        let result = shrinker.shrink(Array(0..<1000)) { steps in
            count += 1
            return needed.allSatisfy(steps.contains)
        }
        #expect(count == 12)
        #expect(needed.allSatisfy(result.contains))
    }
}
