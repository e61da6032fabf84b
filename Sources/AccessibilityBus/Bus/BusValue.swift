internal import CGIO

/// A value that goes over D-Bus.
indirect enum BusValue: Sendable {
    case string(String)
    case path(String)
    case int32(Int32)
    case int16(Int16)
    case uint32(UInt32)
    case double(Double)
    case bool(Bool)
    case tuple([BusValue])
    case entry(BusValue, BusValue)
    /// Of the type that its elements have by signature.
    case array(String, [BusValue])
    case variant(BusValue)

    /// As GLib holds it; floating, so that who takes it owns it.
    func makeVariant() -> OpaquePointer {
        switch self {
        case .string(let text): g_variant_new_string(Self.clean(text))
        case .path(let path): g_variant_new_object_path(path)
        case .int32(let number): g_variant_new_int32(number)
        case .int16(let number): g_variant_new_int16(number)
        case .uint32(let number): g_variant_new_uint32(number)
        case .double(let number): g_variant_new_double(number)
        case .bool(let flag): g_variant_new_boolean(flag ? 1 : 0)
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        case .entry(let key, let value): g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
        case .tuple(let values): Self.pack(values) { g_variant_new_tuple($0, $1) }
        case .array(let type, let values): Self.pack(values) { Self.newArray(type, $0, $1) }
        }
    }

    private static func newArray(
        _ type: String, _ values: UnsafePointer<OpaquePointer?>?, _ count: gsize
    ) -> OpaquePointer {
        let elementType = g_variant_type_new(type)
        defer { g_variant_type_free(elementType) }
        return g_variant_new_array(elementType, values, count)
    }

    private static func pack(
        _ values: [BusValue], _ make: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer
    ) -> OpaquePointer {
        let variants = values.map { Optional($0.makeVariant()) }
        return variants.withUnsafeBufferPointer { make($0.baseAddress, gsize($0.count)) }
    }

    /// D-Bus refuses texts with a zero in them.
    private static func clean(_ text: String) -> String { text.contains("\0") ? text.filter { $0 != "\0" } : text }
}
