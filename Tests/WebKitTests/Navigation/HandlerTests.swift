import Testing
@testable import WebKit

struct HandlerTests {
    private final class Receiver {}

    @Test("MO-144: a handler that is called twice stops the program")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let check = CompletionCheck(Receiver(), "webView:decidePolicyForNavigationAction:decisionHandler:")
            check.call()
            check.call()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Completion handler passed to -[Receiver webView:decidePolicyForNavigationAction:decisionHandler:]"))
        #expect(text.contains("was called more than once"))
    }

    @Test("MO-144: a handler that is never called stops the program")
    func never() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CompletionCheck(Receiver(), "webView:decidePolicyForNavigationResponse:decisionHandler:")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was not called"))
    }
}
