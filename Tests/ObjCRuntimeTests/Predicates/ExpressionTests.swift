import ObjCRuntime
import Testing

@Suite struct ExpressionTests {
    @Test func partsOfAPredicate() throws {
        let compound = try #require(NSPredicate(format: "$tag.value == 'x' AND name != nil") as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .and)
        let first = try #require(compound.subpredicates[0] as? _NSComparisonPredicate)
        #expect(first.leftExpression.expressionType == .function)
        #expect("\(first.leftExpression)" == "$tag.value")
        #expect(first.leftExpression.operand.variable == "tag")
        #expect(first.rightExpression.constantValue as? String == "x")
        #expect(first.predicateOperatorType == .equalTo)
        #expect(first.comparisonPredicateModifier == .direct)
        let second = try #require(compound.subpredicates[1] as? _NSComparisonPredicate)
        #expect(second.leftExpression.keyPath == "name")
        #expect(second.rightExpression.expressionType == .constantValue)
    }

    @Test func comparisonsFromParts() {
        let predicate = _NSComparisonPredicate(
            leftExpression: _NSExpression(forKeyPath: "length"), rightExpression: _NSExpression(forConstantValue: 3),
            modifier: .direct, type: .greaterThan)
        #expect(predicate.evaluate(with: "four"))
        #expect(!predicate.evaluate(with: "two"))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [predicate, NSPredicate(format: "SELF CONTAINS 'u'")])
        #expect(both.evaluate(with: "four"))
        #expect(!both.evaluate(with: "eleven"))
    }

    @Test func values() {
        #expect(_NSExpression(format: "2 * (3 + 4)").expressionValue(with: nil, context: nil) as? Int == 14)
        #expect(_NSExpression(format: "%@ + 1", 1.5).expressionValue(with: nil, context: nil) as? Double == 2.5)
        let sum = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forConstantValue: [1, 2, 3])])
        #expect(sum.expressionValue(with: nil, context: nil) as? Int == 6)
        let block = _NSExpression(block: { object, _, _ in "\(object ?? "?")!" }, arguments: nil)
        #expect(block.expressionValue(with: "hey", context: nil) as? String == "hey!")
        let variable = _NSExpression(forVariable: "v")
        #expect(variable.expressionValue(with: nil, context: ["v": 4]) as? Int == 4)
    }

    @Test(
        arguments: [
            ("median({1, 9, 5})", 5), ("median({1, 2})", 1.5), ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", 2), ("sqrt(16)", 4),
            ("abs(-3)", 3), ("floor(2.7)", 2), ("ceiling(2.1)", 3), ("trunc(-2.7)", -2), ("log(1000)", 3), ("min({3, 1})", 1),
            ("onesComplement(0)", -1), ("9223372036854775807 + 1", 9.223372036854775807e18),
        ] as [(String, Double)])
    func functions(format: String, expected: Double) {
        #expect(_NSExpression(format: format).expressionValue(with: nil, context: nil) as? Double == expected)
    }

    @Test func namesAreApples() {
        #expect(_NSExpression.description() == "NSExpression")
        #expect(_NSComparisonPredicate.description() == "NSComparisonPredicate")
    }

    @Test func aMissingPartIsFatal() async {
        await #expect(processExitsWith: .failure) { _ = _NSExpression(forVariable: "x").keyPath }
    }

    @Test func anUnknownFunctionIsFatal() async {
        await #expect(processExitsWith: .failure) { _ = _NSExpression(forFunction: "nope:", arguments: []) }
    }
}
