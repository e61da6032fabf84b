/// An object of a compiled nib with what it refers to, from which a file is written.
final class NibNode {
    enum Value {
        case text(String)
        case bool(Bool)
        case integer(Int)
        case numbers([Double])
        /// An object that holds bytes.
        case bytes([UInt8])
        case node(NibNode)
        case list([NibNode])
        case table([(String, NibNode)])
    }
    let className: String
    var values: [(String, Value)]

    init(_ className: String, _ values: [(String, Value)] = []) {
        self.className = className
        self.values = values
    }

    static func proxy(_ name: String) -> NibNode { NibNode("UIProxyObject", [("UIProxiedObjectIdentifier", .text(name))]) }

    static func outlet(_ property: String, of source: NibNode, to destination: NibNode) -> NibNode {
        NibNode(
            "UIRuntimeOutletConnection",
            [("UILabel", .text(property)), ("UISource", .node(source)), ("UIDestination", .node(destination))])
    }

    static func action(_ selector: String, of source: NibNode, to destination: NibNode, mask: Int = 64) -> NibNode {
        NibNode(
            "UIRuntimeEventConnection",
            [
                ("UILabel", .text(selector)), ("UISource", .node(source)), ("UIDestination", .node(destination)),
                ("UIEventMask", .integer(mask)),
            ])
    }
}

/// Writes a compiled nib.
struct NibTree {
    private var writer = NibArchiveWriter()
    private var places: [ObjectIdentifier: Int] = [:]

    /// The bytes of a nib with objects at its top and others inside.
    static func bytes(top: [NibNode], inside: [NibNode] = [], connections: [NibNode]) -> [UInt8] {
        var tree = NibTree()
        let root = NibNode(
            "NSObject",
            [
                ("UINibTopLevelObjectsKey", .list(top)), ("UINibObjectsKey", .list(top + inside)),
                ("UINibConnectionsKey", .list(connections)),
            ])
        tree.add(root)
        return tree.writer.bytes
    }

    @discardableResult
    private mutating func add(_ node: NibNode) -> Int {
        if let known = places[ObjectIdentifier(node)] { return known }
        let location = writer.add(node.className)
        places[ObjectIdentifier(node)] = location
        let values = node.values.map { ($0.0, write($0.1)) }
        writer.objects[location].values = values.map { (key: $0.0, value: $0.1) }
        return location
    }

    private mutating func write(_ value: NibNode.Value) -> NibArchiveWriter.Value {
        switch value {
        case .text(let text): return .object(writer.addText(text))
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number, size: 8)
        case .numbers(let numbers): return .data([7] + numbers.flatMap { number in (0..<8).map { number.byte($0) } })
        case .bytes(let bytes): return .object(writer.add("NSData", [("NS.bytes", .data(bytes))]))
        case .node(let node): return .object(add(node))
        case .list(let nodes):
            let places = nodes.map { add($0) }
            return .object(writer.addList("NSArray", places))
        case .table(let entries):
            let places = entries.flatMap { [writer.addText($0.0), add($0.1)] }
            return .object(writer.addList("NSDictionary", places))
        }
    }
}

extension Double {
    fileprivate func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bitPattern >> (8 * UInt64(index))) }
}
