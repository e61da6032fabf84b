internal import CGIO

/// The arguments of a call. GLib has checked it against the description of the method.
struct BusArguments: Sendable {
    enum Item: Sendable {
        case string(String)
        case number(Int)
        case double(Double)
        case other
    }

    private let items: [Item]

    init(_ tuple: OpaquePointer?) {
        guard let tuple, g_variant_is_container(tuple) != 0 else {
            items = []
            return
        }
        items = (0..<g_variant_n_children(tuple)).map { index in
            let child = g_variant_get_child_value(tuple, index)
            defer { g_variant_unref(child) }
            return Self.item(child)
        }
    }

    private static func item(_ value: OpaquePointer?) -> Item {
        guard let value else { return .other }
        switch UInt8(bitPattern: g_variant_get_type_string(value).pointee) {
        case UInt8(ascii: "s"): return .string(String(cString: g_variant_get_string(value, nil)))
        case UInt8(ascii: "i"): return .number(Int(g_variant_get_int32(value)))
        case UInt8(ascii: "u"): return .number(Int(g_variant_get_uint32(value)))
        case UInt8(ascii: "b"): return .number(Int(g_variant_get_boolean(value)))
        case UInt8(ascii: "d"): return .double(g_variant_get_double(value))
        case UInt8(ascii: "v"):
            let inner = g_variant_get_variant(value)
            defer { g_variant_unref(inner) }
            return item(inner)
        default: return .other
        }
    }

    func string(_ index: Int) -> String? { if items.indices.contains(index), case .string(let text) = items[index] { text } else { nil } }
    func number(_ index: Int) -> Int? { if items.indices.contains(index), case .number(let number) = items[index] { number } else { nil } }
    func double(_ index: Int) -> Double? {
        if items.indices.contains(index), case .double(let number) = items[index] { number } else { nil }
    }
}
