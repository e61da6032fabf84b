import ObjCRuntime
import Testing

@MainActor @Suite struct KeyPathObservingTests {
    let account = Account()
    init() { registered }

    @Test func valuesAreTyped() {
        var changes: [String] = []
        let token = account.observe(_objcKey("balance", \Account.balance), options: [.old, .new, .initial]) { _, change in
            changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        account.balance = 5
        #expect(changes == ["-1.0 0.0", "0.0 5.0"])
        token.invalidate()
        account.balance = 6
        #expect(changes.count == 2)
    }

    @Test func aKeyPathMayComeAsAValue() {
        let keyPath: KeyPath<Account, Double> = \.balance
        var values: [Double?] = []
        let token = account.observe(keyPath, options: .new) { values.append($1.newValue) }
        account.balance = 5
        #expect(values == [5])
        token.invalidate()
    }

    @Test func observingMayBeExtendedForAllObjects() {
        var values: [Double?] = []
        let token = account.observeNew(\.balance) { values.append($0) }
        account.balance = 7
        #expect(values == [7])
        token.invalidate()
    }

    @Test func aKeyPathWithoutANameStopsWithTheRemedy() async {
        await #expect(processExitsWith: .failure) {
            let keyPath: KeyPath<Account, String> = \.summary
            await MainActor.run {
                registered
                _ = Account().observe(keyPath) { _, _ in }
            }
        }
    }

    @Test func releasingTheObservationEndsIt() {
        var count = 0
        var token: NSKeyValueObservation? = account.observe(_objcKey("label", \Account.label)) { _, _ in count += 1 }
        account.label = "a"
        withExtendedLifetime(token) {}
        token = nil
        account.label = "b"
        #expect(count == 1)
    }

    @Test func anOptionalValueMayBeNil() {
        var values: [String??] = []
        let token = account.observe(_objcKey("label", \Account.label), options: .new) { values.append($1.newValue) }
        account.label = nil
        #expect(values.count == 1 && values[0] == .some(nil))
        token.invalidate()
    }

    @Test func pathsThroughOptionals() {
        var values: [String] = []
        let token = account.observe(_objcKey("owner.label", \Account.owner?.label), options: .new) { _, change in
            values.append((change.newValue ?? nil) ?? "nil")
        }
        account.owner = Account()
        account.owner?.label = "deep"
        #expect(values == ["nil", "deep"])
        token.invalidate()
    }

    @Test func anObserverMayEndItselfWhileItIsTold() {
        var count = 0
        var token: NSKeyValueObservation?
        token = account.observe(_objcKey("label", \Account.label)) { _, _ in
            count += 1
            token?.invalidate()
        }
        account.label = "a"
        account.label = "b"
        #expect(count == 1)
    }
}

extension _KeyValueCodingAndObserving {
    fileprivate func observeNew<Value>(_ keyPath: KeyPath<Self, Value>, _ body: @escaping (Value?) -> Void) -> NSKeyValueObservation {
        observe(keyPath, options: .new) { body($1.newValue) }
    }
}
