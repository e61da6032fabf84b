import Testing

@testable import Drive

struct TestSocketTests {
    @Test("XP-128, XP-140: a test in another process is named by the environment, so that arguments stay its own")
    func socket() throws {
        let options = try LaunchOptions(
            arguments: ["-key", "value"], environment: ["FORASTERO_TEST_SOCKET": "/tmp/socket", "DISPLAY": ":0"])
        #expect(options.testSocket == "/tmp/socket")
        #expect(options.display == .headless)
        #expect(options.virtualTime)
        #expect(try LaunchOptions(arguments: [], environment: ["FORASTERO_TEST_SOCKET": ""]).testSocket == nil)
    }
}
