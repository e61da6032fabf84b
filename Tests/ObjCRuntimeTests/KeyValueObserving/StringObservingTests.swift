import ObjCRuntime
import Testing

@MainActor @Suite struct StringObservingTests {
    let account = Account()
    let observer = Account()
    init() { registered }

    @Test func oldAndNewValues() {
        account.addObserver(observer, forKeyPath: "label", options: [.old, .new], context: nil)
        account.label = "a"
        account.label = nil
        account.removeObserver(observer, forKeyPath: "label")
        account.label = "b"
        #expect(observer.heard == ["label 1 old <null> new a", "label 1 old a new <null>"])
    }

    @Test func initialAndPrior() {
        account.addObserver(observer, forKeyPath: "balance", options: [.initial, .prior, .new], context: nil)
        account.balance = 2
        #expect(observer.heard == ["balance 1 new 0.0", "balance 1 prior", "balance 1 new 2.0"])
    }

    @Test func settingByNameNotifiesOnce() {
        account.addObserver(observer, forKeyPath: "balance", options: [.old, .new], context: nil)
        account.setValue(3, forKey: "balance")
        #expect(observer.heard == ["balance 1 old 0.0 new 3.0"])
        let person = Person()
        person.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
        person.setValue("Eve", forKey: "name")
        #expect(observer.heard.last == "name 1 new Eve")
    }

    @Test func pathsFollowTheirObjects() {
        account.addObserver(observer, forKeyPath: "owner.label", options: [.old, .new], context: nil)
        let first = Account()
        first.label = "1"
        account.owner = first
        first.label = "one"
        let second = Account()
        account.owner = second
        first.label = "gone"
        second.label = "two"
        #expect(
            observer.heard == [
                "owner.label 1 old <null> new 1", "owner.label 1 old 1 new one", "owner.label 1 old one new <null>",
                "owner.label 1 old <null> new two",
            ])
    }

    @Test func computedPropertiesFollowWhatTheyDependOn() {
        account.addObserver(observer, forKeyPath: "summary", options: .new, context: nil)
        account.label = "x"
        account.balance = 1
        #expect(observer.heard == ["summary 1 new x: 0.0", "summary 1 new x: 1.0"])
    }

    @Test func observersHearInTheOrderOfTheirRegistration() {
        var order: [Int] = []
        let tokens = (0..<8).map { number in
            account.observe(_objcKey("label", \Account.label)) { _, _ in order.append(number) }
        }
        account.label = "x"
        #expect(order == Array(0..<8))
        withExtendedLifetime(tokens) {}
    }

    @Test func manualNotifications() {
        account.addObserver(observer, forKeyPath: "rows", options: [.new, .old], context: nil)
        account.willChange(.insertion, valuesAt: [0], forKey: "rows")
        account.rows.add("r")
        account.didChange(.insertion, valuesAt: [0], forKey: "rows")
        #expect(observer.heard == ["rows 2 new [\"r\"] at [0]"])
    }

    @Test func contextsTellRegistrationsApart() {
        var first = 0, second = 0
        withUnsafeMutablePointer(to: &first) { one in
            withUnsafeMutablePointer(to: &second) { two in
                account.addObserver(observer, forKeyPath: "label", options: [], context: one)
                account.addObserver(observer, forKeyPath: "label", options: .new, context: two)
                account.removeObserver(observer, forKeyPath: "label", context: one)
            }
        }
        account.label = "x"
        #expect(observer.heard == ["label 1 new x"])
    }

    @Test func neitherObjectIsKeptAlive() {
        weak var gone: Account?
        do {
            let watched = Account(), watching = Account()
            watched.owner = account
            watched.addObserver(watching, forKeyPath: "owner.label", options: [], context: nil)
            gone = watched
        }
        #expect(gone == nil)
        account.label = "nobody hears"
    }

    @Test func anObserverMayTakeItselfOffWhileItIsDestroyed() {
        final class Watcher: UIObject {
            let watched: Account
            init(_ watched: Account) {
                self.watched = watched
                super.init()
                watched.addObserver(self, forKeyPath: "label", context: nil)
            }
            deinit { watched.removeObserver(self, forKeyPath: "label") }
        }
        do { _ = Watcher(account) }
        account.label = "nobody hears"
    }

    @Test func removingAnObserverThatIsNotRegisteredIsFatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Account().removeObserver(Account(), forKeyPath: "label")
        }
        #expect(text(result).contains("because it is not registered as an observer"))
    }

    @Test func anObserverThatDoesNotListenIsFatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            registered
            let account = Account(), deaf = Person()
            account.addObserver(deaf, forKeyPath: "label", options: [], context: nil)
            account.label = "x"
        }
        #expect(text(result).contains("message was received but not handled"))
    }
}
