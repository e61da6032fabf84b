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

    @Test("MO-31: what the device has none of is said once in a process")
    func notice() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for _ in 1...3 { _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("Forastero: LocalAuthentication") }.count == 1, "\(text)")
    }
}
