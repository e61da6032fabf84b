internal import CGIO
import Foundation

/// A value of D-Bus: one that is sent, or one that was read as a whole.
indirect enum BusValue: Sendable, Equatable {
    case text(String)
    case path(String)
    case flag(Bool)
    case number(UInt32)
    case signed(Int32)
    case real(Double)
    case bytes(Data)
    /// The place of a file descriptor among those that go with the message.
    case descriptor(Int32)
    /// Elements of the type that the signature names.
    case list(of: String, [BusValue])
    case tuple([BusValue])
    case variant(BusValue)
    /// Texts with a value of any type each: `a{sv}`.
    case dictionary([String: BusValue])
    /// A key with its value, as elements of a dictionary are sent; one that is read is a tuple.
    case entry(BusValue, BusValue)
    /// Of a type that nothing here asks for.
    case other

    // MARK: Writing

    /// As GLib holds it; floating, so that who takes it owns it.
    func makeVariant() -> OpaquePointer {
        switch self {
        case .text(let text): g_variant_new_string(Self.clean(text))
        case .path(let path): g_variant_new_object_path(path)
        case .flag(let flag): g_variant_new_boolean(flag ? 1 : 0)
        case .number(let number): g_variant_new_uint32(number)
        case .signed(let number): g_variant_new_int32(number)
        case .real(let number): g_variant_new_double(number)
        case .bytes(let data): Self.newBytes(data)
        case .descriptor(let place): g_variant_new_handle(place)
        case .list(let type, let values): Self.newArray(of: type, values.map { $0.makeVariant() })
        case .tuple(let values): Self.pack(values.map { $0.makeVariant() }) { g_variant_new_tuple($0, $1) }
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        case .dictionary(let values):
            Self.newArray(
                of: "{sv}",
                values.sorted { $0.key < $1.key }.map {
                    g_variant_new_dict_entry(g_variant_new_string(Self.clean($0.key)), g_variant_new_variant($0.value.makeVariant()))
                })
        case .entry(let key, let value): g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
        case .other: g_variant_new_tuple(nil, 0)
        }
    }

    private static func newBytes(_ data: Data) -> OpaquePointer {
        data.withUnsafeBytes { bytes in
            let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
            defer { g_bytes_unref(copy) }
            let type = g_variant_type_new("ay")
            defer { g_variant_type_free(type) }
            return g_variant_new_from_bytes(type, copy, 1)
        }
    }

    private static func newArray(of type: String, _ variants: [OpaquePointer]) -> OpaquePointer {
        let elementType = g_variant_type_new(type)
        defer { g_variant_type_free(elementType) }
        return pack(variants) { g_variant_new_array(elementType, $0, $1) }
    }

    private static func pack(
        _ variants: [OpaquePointer], _ make: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer
    ) -> OpaquePointer {
        variants.map { Optional($0) }.withUnsafeBufferPointer { make($0.baseAddress, gsize($0.count)) }
    }

    /// D-Bus refuses texts with a zero in them.
    private static func clean(_ text: String) -> String { text.contains("\0") ? text.filter { $0 != "\0" } : text }

    // MARK: Reading

    /// A copy of all that a variant holds.
    init(_ variant: OpaquePointer) {
        let type = String(cString: g_variant_get_type_string(variant))
        switch type.first {
        case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
        case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
        case "b": self = .flag(g_variant_get_boolean(variant) != 0)
        case "u": self = .number(g_variant_get_uint32(variant))
        case "i": self = .signed(g_variant_get_int32(variant))
        case "d": self = .real(g_variant_get_double(variant))
        case "v": self = .variant(Self.children(of: variant).first ?? .other)
        case "(": self = .tuple(Self.children(of: variant))
        case "a" where type == "ay": self = .bytes(Self.readBytes(variant))
        case "a" where type == "a{sv}": self = .dictionary(Self.readDictionary(variant))
        case "a": self = .list(of: String(type.dropFirst()), Self.children(of: variant))
        case "{": self = .tuple(Self.children(of: variant))
        default: self = .other
        }
    }

    private static func children(of variant: OpaquePointer) -> [BusValue] {
        (0..<g_variant_n_children(variant)).map { index in
            guard let child = g_variant_get_child_value(variant, index) else { return .other }
            defer { g_variant_unref(child) }
            return BusValue(child)
        }
    }

    private static func readBytes(_ variant: OpaquePointer) -> Data {
        let size = Int(g_variant_get_size(variant))
        return size == 0 ? Data() : g_variant_get_data(variant).map { Data(bytes: $0, count: size) } ?? Data()
    }

    private static func readDictionary(_ variant: OpaquePointer) -> [String: BusValue] {
        children(of: variant).reduce(into: [:]) { result, entry in
            guard case .tuple(let pair) = entry, pair.count == 2, case .text(let key) = pair[0] else { return }
            result[key] = pair[1].unwrapped
        }
    }

    // MARK: Asking

    /// The value in the variant, however often it is wrapped.
    var unwrapped: BusValue { if case .variant(let inner) = self { inner.unwrapped } else { self } }

    var text: String? { if case .text(let text) = unwrapped { text } else { nil } }
    var number: UInt32? { if case .number(let number) = unwrapped { number } else { nil } }
    var real: Double? { if case .real(let number) = unwrapped { number } else { nil } }

    /// The texts of a list; nil where it is no list of texts.
    var texts: [String]? {
        guard case .list(of: "s", let values) = unwrapped else { return nil }
        return values.compactMap(\.text)
    }

    /// The parts of a tuple; none of anything else.
    var parts: [BusValue] { if case .tuple(let values) = self { values } else { [] } }

    var entries: [String: BusValue] { if case .dictionary(let values) = unwrapped { values } else { [:] } }
}
