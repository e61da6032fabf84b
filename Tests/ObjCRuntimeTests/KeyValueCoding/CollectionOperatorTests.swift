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

    @Test func setsAndOrderedSets() {
        let (first, second): (NSDictionary, NSDictionary) = (["v": NSSet(array: [1, 2])], ["v": NSSet(array: [2, 3])])
        let sets: NSArray = [first, second]
        #expect(sets.value(forKeyPath: "@distinctUnionOfSets.v") as? Set<Int> == [1, 2, 3])
        #expect(NSSet(array: [1, 2, 3]).value(forKeyPath: "@avg.self") as? Int == 2)
        #expect(NSOrderedSet(array: ["b", "aa"]).value(forKeyPath: "length") as? [Int] == [1, 2])
        #expect(NSSet(array: ["b", "aa"]).value(forKeyPath: "length") as? Set<Int> == [1, 2])
    }

    @Test func operatorsBehindOperatorsAndInTheMiddle() {
        #expect(boss.value(forKeyPath: "team.@unionOfObjects.scores.@max.self") as? [Int] == [3, 3, 3])
        #expect(boss.value(forKeyPath: "team.@count.description") as? String == "3")
        #expect(NSArray(array: [[1, 2], [3]]).value(forKeyPath: "@unionOfArrays.self") as? [Int] == [1, 2, 3])
    }

    @Test func nilTakesNoPart() {
        boss.team[0].nickname = "x"
        #expect(boss.value(forKeyPath: "team.@unionOfObjects.nickname") as? [String] == ["x"])
        #expect((boss.value(forKeyPath: "team.nickname") as? [Any])?.filter { $0 is NSNull }.count == 2)
    }

    @Test func anOperatorNeedsAPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSArray(array: [1]).value(forKeyPath: "@sum")
        }
        #expect(text(result).contains("@sum needs a key path behind it"))
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
