import Testing

@testable import Translator

@Suite struct SelectorNameTests {
    @Test(
        arguments: [
            ("run", [], "run"), ("run", ["_"], "run:"), ("run", ["_", "_"], "run::"),
            ("move", ["to"], "moveTo:"), ("move", ["to", "animated"], "moveTo:animated:"),
            ("configure", ["model"], "configureWithModel:"), ("configureWith", ["model"], "configureWithModel:"),
            ("moveTo", ["point"], "moveToPoint:"), ("tapped", ["sender"], "tappedWithSender:"),
            ("load", ["URLString"], "loadWithURLString:"), ("f", ["withX"], "fWithX:"), ("f", ["givenName"], "fGivenName:"),
            ("f", ["between"], "fWithBetween:"), ("tableView", ["_", "didSelectRowAt"], "tableView:didSelectRowAt:"),
        ] as [(String, [String], String)])
    func methods(base: String, labels: [String], selector: String) {
        #expect(SelectorName.method(base, labels) == selector)
    }

    @Test func throwingMethodsTakeAnError() {
        #expect(SelectorName.method("run", [], throws: true) == "runAndReturnError:")
        #expect(SelectorName.method("run", ["_"], throws: true) == "run:error:")
    }

    @Test func setters() {
        #expect(SelectorName.setter("title") == "setTitle:")
    }
}
