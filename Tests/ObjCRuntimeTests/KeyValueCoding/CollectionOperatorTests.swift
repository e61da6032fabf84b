import ObjCRuntime
import Testing

@MainActor @Suite struct CollectionOperatorTests {
    private let boss: Employee = {
        let boss = Employee(name: "boss")
        let wages = [("a", 10, 1.5), ("b", 20, 1.75), ("a", 40, 1.5)]
        boss.team = wages.map { name, wage, height in
            let member = Employee(name: name)
            member.wage = wage
            member.height = height
            return member
        }
        return boss
    }()

    @Test(
        arguments: [
            ("team.@count", 3), ("team.@sum.wage", 70), ("team.@min.wage", 10), ("team.@max.wage", 40), ("team.@sum.height", 4.75),
        ] as [(String, Double)])
    func numbers(path: String, expected: Double) {
        #expect(boss.value(forKeyPath: path) as? Double == expected)
    }

    @Test func averageIsExact() {
        boss.team.removeLast()
        #expect(boss.value(forKeyPath: "team.@avg.wage") as? Double == 15)
        boss.team = []
        #expect(boss.value(forKeyPath: "team.@avg.wage") as? Double == 0)
        #expect(boss.value(forKeyPath: "team.@max.wage") == nil)
    }

    @Test func unions() {
        #expect(boss.value(forKeyPath: "team.@unionOfObjects.name") as? [String] == ["a", "b", "a"])
        #expect(boss.value(forKeyPath: "team.@distinctUnionOfObjects.name") as? [String] == ["a", "b"])
        #expect(boss.value(forKeyPath: "team.@distinctUnionOfArrays.scores") as? [Int] == [3, 1, 2])
        #expect((boss.value(forKeyPath: "team.@unionOfArrays.scores") as? [Int])?.count == 9)
    }

    @Test func strings() {
        #expect(boss.value(forKeyPath: "team.@max.name") as? String == "b")
    }

    @Test func wholeNumbersAddUpExactly() {
        let big = (Int64(1) << 53) + 1
        let array: NSArray = [NSNumber(value: big), NSNumber(value: 2)]
        #expect((array.value(forKeyPath: "@sum.self") as? NSNumber)?.int64Value == big + 2)
    }

    @Test func anUnknownOperatorIsFatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSArray(array: [1]).value(forKeyPath: "@median.self")
        }
        #expect(text(result).contains("this class does not implement the median operation"))
    }
}
