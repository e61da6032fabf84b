/// The names of objects on the bus.
enum BusPath {
    static let folder = "/org/a11y/atspi/accessible"
    static let cache = "/org/a11y/atspi/cache"
    static let cacheInterface = "org.a11y.atspi.Cache"
    /// No object.
    static let null = "/org/a11y/atspi/null"
    private static let rootName = "root"

    static func path(of id: Int?) -> String {
        guard let id else { return null }
        return folder + "/" + (id == AccessibilityBus.root ? rootName : "\(id)")
    }

    /// The number of the object that the last part of a path names; nil where it names none.
    static func id(ofName name: String) -> Int? { name == rootName ? AccessibilityBus.root : Int(name).flatMap { $0 > 0 ? $0 : nil } }
}
