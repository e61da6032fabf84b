import LocalAuthentication
import Testing

struct LAContextErrorTests {
    @Test("MO-125: a question needs a reason")
    func emptyReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Non-empty localizedReason"))
    }
}
