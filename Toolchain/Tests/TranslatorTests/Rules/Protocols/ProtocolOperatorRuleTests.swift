import Testing

@testable import Translator

@Suite struct ProtocolOperatorRuleTests {
    private let place = "@objc public protocol Place { func compare(_ other: any Place) -> Int }\n"

    @Test func operatorsTakeAnyValueOfTheProtocol() {
        let source = """
            public extension Place {
                static func == (lhs: Self, rhs: Self) -> Bool { lhs.compare(rhs) == 0 }
                static func < (lhs: Self, rhs: Self?) -> Bool { true }
                func isFirst() -> Bool { true }
            }
            """
        let result = Translated(place + source)
        let reopened = "public extension Place {"
        #expect(
            result.line(3).squeezed == "}; public func == (lhs: (any Place), rhs: (any Place)) -> Bool { lhs.compare(rhs) == 0 }; "
                + reopened
        )
        #expect(result.line(4).squeezed == "}; public func < (lhs: (any Place), rhs: (any Place)?) -> Bool { true }; " + reopened)
        #expect(result.line(5) == "func isFirst() -> Bool { true }")
    }

    @Test(arguments: [
        "extension Place where Self: UIView { static func == (l: Self, r: Self) -> Bool { true } }",
        "extension Place { static func == <T>(l: Self, r: T) -> Bool { true } }",
        "extension Place { static func == (l: Self, r: Self) -> Bool { Self.same(l, r) } }",
        "extension Place { func same(_ other: Self) -> Bool { true } }",
        "extension Other { static func == (l: Self, r: Self) -> Bool { true } }",
    ])
    func othersStay(source: String) {
        #expect(Translated(place + "protocol Other {}\n" + source).line(3) == source)
    }
}
