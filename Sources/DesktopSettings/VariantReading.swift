internal import CGIO

/// A value of D-Bus that is read, and given back to GLib when nobody holds it any more.
final class VariantReading {
    private let variant: OpaquePointer

    /// Takes over the reference.
    private init(_ variant: OpaquePointer) {
        self.variant = variant
    }

    deinit { g_variant_unref(variant) }

    static func children(of variant: OpaquePointer) -> [VariantReading] {
        guard g_variant_is_container(variant) != 0 else { return [] }
        return (0..<g_variant_n_children(variant)).compactMap { g_variant_get_child_value(variant, $0).map(VariantReading.init) }
    }

    static func children(of reading: VariantReading) -> [VariantReading] { children(of: reading.variant) }

    private var type: UInt8 { UInt8(bitPattern: g_variant_get_type_string(variant).pointee) }

    var string: String? { type == UInt8(ascii: "s") ? String(cString: g_variant_get_string(variant, nil)) : nil }

    /// What is in the variant, however often it is wrapped; nil for composed values.
    var value: SettingValue? {
        switch type {
        case UInt8(ascii: "v"): Self.children(of: variant).first?.value
        case UInt8(ascii: "u"): .number(Int(g_variant_get_uint32(variant)))
        case UInt8(ascii: "i"): .number(Int(g_variant_get_int32(variant)))
        case UInt8(ascii: "b"): .flag(g_variant_get_boolean(variant) != 0)
        case UInt8(ascii: "d"): .real(g_variant_get_double(variant))
        case UInt8(ascii: "s"): string.map(SettingValue.text)
        default: nil
        }
    }
}
