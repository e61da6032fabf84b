import ObjCRuntime

/// A class as the translator leaves it: plain methods, a table of entries, a registration.
class Player: UIObject {
    var calls: [String] = []
    var title = "none"
    var rate: Double = 1
    let maker = "we"

    func play() { calls.append("play") }
    func play(at position: Int) -> String { "at \(position)" }
    func mix(_ first: String, with second: String?) -> String { first + (second ?? "-") }
    func take(_ anything: Any) -> Bool { anything is Player }
    private func hidden(_ sender: AnyObject?) { calls.append("hidden") }

    static func entries() -> [_ObjCEntry] {
        [
            _objcM0("play", "play()", { (o: Player) in o.play() }),
            _objcM1("playAt:", "play(at:)", { (o: Player, a0) in o.play(at: a0) }),
            _objcM2("mix:with:", "mix(_:with:)", { (o: Player, a0, a1) in o.mix(a0, with: a1) }),
            _objcM1("take:", "take(_:)", { (o: Player, a0) in o.take(a0) }),
            _objcM1("hidden:", "hidden(_:)", { (o: Player, a0) in o.hidden(a0) }),
            _objcP("title", \Player.title), _objcP("rate", \Player.rate), _objcP("maker", \Player.maker),
        ]
    }
}

final class LoudPlayer: Player {
    override func play() { calls.append("LOUD") }
    func shout() -> Int? { nil }

    static func ownEntries() -> [_ObjCEntry] {
        [_objcM0("shout", "shout()", { (o: LoudPlayer) in o.shout() })]
    }
}

/// Knows nothing of the tables; only a selector that carries its call reaches it.
final class Unregistered: UIObject {
    var calls = 0
    func touch(_ sender: Int) -> Int {
        calls += 1
        return sender * 2
    }
}

class Shelf<Item>: UIObject {
    func describe() -> String { "a shelf of \(Item.self)" }
    static func entries() -> [_ObjCEntry] { [_objcM0("describe", "describe()", { (o: Shelf) in o.describe() })] }
}
protocol ShelfEntries { static func entries() -> [_ObjCEntry] }
extension Shelf: ShelfEntries {}
final class IntShelf: Shelf<Int> {}

/// What the load-time constructors of the translated files do.
let registered: Void = _objcRegister { registrar in
    registrar.run { registrar in
        registrar.add(Player.self, Player.entries)
        registrar.add(LoudPlayer.self, LoudPlayer.ownEntries)
        registrar.add(Account.self, Account.table)
        registrar.addGeneric { ($0 as? any ShelfEntries.Type)?.entries() }
        registrar.name("RegisteredPlayer", Player.self)
    }
}

/// A class of the main actor: unapplied references to its methods have another type.
@MainActor final class IsolatedTarget: UIObject {
    var calls = 0
    func touch(_ sender: Int) { calls += sender }
    func tap() { calls += 1 }
}
