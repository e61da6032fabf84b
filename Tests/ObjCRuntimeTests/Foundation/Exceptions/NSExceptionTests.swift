import Foundation
import Testing

@testable import ObjCRuntime

@Suite struct NSExceptionTests {
    @Test("An exception has a name, a reason and information, and compares by them")
    func members() {
        let exception = NSException(name: .invalidArgumentException, reason: "No apples", userInfo: ["count": 0])
        #expect(exception.name.rawValue == "NSInvalidArgumentException")
        #expect(exception.reason == "No apples")
        #expect(exception.description == "No apples")
        #expect(exception.userInfo?["count"] as? Int == 0)
        #expect(exception == NSException(name: .invalidArgumentException, reason: "No apples"))
    }

    @Test("A raised exception ends the process with its name and reason")
    func raise() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .rangeException, reason: "index 3 beyond bounds").raise()
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 beyond bounds'"))
    }

    @Test("The handler of uncaught exceptions is called first")
    func handler() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { FileHandle.standardError.write(Data("told of \($0.name.rawValue)\n".utf8)) }
            NSException(name: NSExceptionName("Mine"), reason: nil).raise()
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("told of Mine"))
    }
}
