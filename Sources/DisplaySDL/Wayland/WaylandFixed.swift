/// Places in the protocol, whose numbers have 8 bits behind the point.
enum WaylandFixed {
    static func number(_ fixed: Int32) -> Double { Double(fixed) / 256 }
}
