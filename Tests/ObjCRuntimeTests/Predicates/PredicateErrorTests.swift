import ObjCRuntime
import Testing

/// Formats that cannot be read stop the program with one clear message.
@Suite struct PredicateErrorTests {
    @Test(arguments: [
        "", "name ==", "== 3", "name == 'open", "name == 3 AND", "(name == 3", "name == 3)", "name LIKE[x] 'a'", "a b c", "name == $",
        "name == %@", "name == ^", "nofunction(3) == 1", "SUBQUERY(a, b, c) == 1", "%", "{1, 2", "AND", "a == 0x", "FUNCTION(a) == 1",
    ])
    func malformed(format: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
            _ = NSPredicate(format: format)
        }
        #expect(text(result).contains("Unable to parse the format string \"\(format)\""))
    }

    @Test func deepNestingIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: String(repeating: "(", count: 100_000) + "a == 1")
        }
        #expect(text(result).contains("it is nested too deeply"))
    }

    @Test func aVariableWithoutValueIsFatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "$x == 1").evaluate(with: 1)
        }
        #expect(text(result).contains("Can't get value for '$x' in bindings"))
    }
}
