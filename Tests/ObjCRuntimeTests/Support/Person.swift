import ObjCRuntime

protocol Guardian: AnyObject {}

enum Mood: Int { case calm = 1, cross }

/// Exports nothing: key-value coding finds the stored properties by reflection.
class Person: UIObject {
    var name = "Ann"
    private var secret = 7
    var nickname: String?
    var height: CGFloat = 1.5
    var mood = Mood.calm
    weak var friend: Person?
    weak var guardian: (any Guardian)?
    unowned var parent: Person?
    let species = "human"
    lazy var album = ["first"]
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var scores = [3, 1, 2]
    var didSetCount = 0
    var observed = 0 { didSet { didSetCount += 1 } }

    init(name: String = "Ann") { self.name = name }
    func revealed() -> Int { secret }
}
final class Employee: Person, Guardian {
    var wage = 10
    var team: [Person] = []
}
final class Crate<Item>: UIObject {
    var item: Item
    init(_ item: Item) { self.item = item }
}

/// What the translator makes of a class with `@objc dynamic` properties.
final class Account: UIObject {
    var balance = 0.0 {
        willSet { _objcWillChange(self, "balance") }
        didSet { _objcDidChange(self, "balance") }
    }
    var owner: Account? {
        willSet { _objcWillChange(self, "owner") }
        didSet { _objcDidChange(self, "owner") }
    }
    var label: String? {
        willSet { _objcWillChange(self, "label") }
        didSet { _objcDidChange(self, "label") }
    }
    var entries: [String] = [] {
        willSet { _objcWillChange(self, "entries") }
        didSet { _objcDidChange(self, "entries") }
    }
    var rows = NSMutableArray()
    var mood = Mood.calm
    var summary: String { "\(label ?? "-"): \(balance)" }

    static func table() -> [_ObjCEntry] {
        _objcProperties("balance owner label entries rows mood summary-", access) + [_objcK("balance", \Account.balance)]
    }
    static func access(_ o: Account, _ n: Int, _ v: _ObjCPropertyVisit) throws {
        switch n {
        case 0: if v.isRead { v.read(o.balance) } else { o.balance = try v.value() }
        case 1: if v.isRead { v.read(o.owner) } else { o.owner = try v.value() }
        case 2: if v.isRead { v.read(o.label) } else { o.label = try v.value() }
        case 3: if v.isRead { v.read(o.entries) } else { o.entries = try v.value() }
        case 4: if v.isRead { v.read(o.rows) } else { o.rows = try v.value() }
        case 5: if v.isRead { v.read(o.mood) } else { o.mood = try v.value() }
        case 6: v.read(o.summary)
        default: break
        }
    }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "summary" ? ["label", "balance"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }

    // The calls of `observeValue`, one line each.
    var heard: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let change = change ?? [:]
        var line = "\(keyPath ?? "?") \(change[.kindKey] ?? "?")"
        if let old = change[.oldKey] { line += " old \(old)" }
        if let new = change[.newKey] { line += " new \(new)" }
        if let indexes = change[.indexesKey] as? IndexSet { line += " at \(indexes.map { $0 })" }
        if change[.notificationIsPriorKey] != nil { line += " prior" }
        heard.append(line)
    }
}

/// A person as code sees it that only knows Foundation's root class.
func somePerson() -> Foundation.NSObject { Person() }
