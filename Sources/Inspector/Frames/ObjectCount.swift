/// How many objects of a class there are.
struct ObjectCount: Codable, Equatable, Sendable {
    var className: String
    var count: Int
}
