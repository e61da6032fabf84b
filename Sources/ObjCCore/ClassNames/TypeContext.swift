internal import Glibc

/// One of the declarations around a class, or the class itself, as the compiler's type descriptors give them.
struct TypeContext {
    enum Kind: UInt32 {
        case module = 0
        case extensionContext = 1
        case anonymous = 2
        case protocolContext = 3
        case `class` = 16
        case structure = 17
        case enumeration = 18
    }
    let kind: Kind
    let name: String

    /// The contexts of a class from the module inwards; those without names (extensions, private scopes) are left out.
    static func path(of type: AnyClass) -> [TypeContext] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        var next = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
        var path: [TypeContext] = []
        while let descriptor = next {
            if let context = TypeContext(descriptor) { path.append(context) }
            next = parent(of: descriptor)
        }
        return path.reversed()
    }

    private init?(_ descriptor: UnsafeRawPointer) {
        guard let kind = Kind(rawValue: descriptor.load(as: UInt32.self) & 0x1F) else { return nil }
        guard kind != .extensionContext, kind != .anonymous else { return nil }
        let offset = Int(descriptor.load(fromByteOffset: 8, as: Int32.self))
        self.kind = kind
        name = String(cString: (descriptor + 8 + offset).assumingMemoryBound(to: CChar.self))
    }

    /// The reference is relative to itself; an odd one leads to the address of the parent.
    private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let field = descriptor + 4
        let offset = Int(field.load(as: Int32.self))
        guard offset != 0 else { return nil }
        if offset & 1 == 0 { return field + offset }
        return (field + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }

    // MARK: - Descriptors of types

    /// Returns true if it describes a class, structure or enumeration whose declaration is in a module itself, visible to its other
    /// files.
    static func isTypeOfModule(_ descriptor: UnsafeRawPointer) -> Bool {
        guard kindBits(of: descriptor) >= Kind.class.rawValue, let parent = parent(of: descriptor) else { return false }
        return kindBits(of: parent) == Kind.module.rawValue
    }

    private static func kindBits(of descriptor: UnsafeRawPointer) -> UInt32 { descriptor.load(as: UInt32.self) & 0x1F }

    static func name(of descriptor: UnsafeRawPointer) -> String { TypeContext(descriptor)?.name ?? "" }

    /// Returns true if a type has that name, whose bytes end with 0.
    static func isNamed(_ name: UnsafePointer<CChar>, _ descriptor: UnsafeRawPointer) -> Bool {
        let offset = Int(descriptor.load(fromByteOffset: 8, as: Int32.self))
        return strcmp((descriptor + 8 + offset).assumingMemoryBound(to: CChar.self), name) == 0
    }

    /// The name of the module in which a type stands that ``isTypeOfModule(_:)``.
    static func module(of descriptor: UnsafeRawPointer) -> String? {
        parent(of: descriptor).flatMap { TypeContext($0)?.name }
    }

    /// The class that such a descriptor describes, if it is one and not generic. Its fourth word leads to the function that makes it ready.
    static func type(of descriptor: UnsafeRawPointer) -> AnyClass? {
        let field = descriptor + 12
        let offset = Int(field.load(as: Int32.self))
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        guard kindBits(of: descriptor) == Kind.class.rawValue, !isGeneric, offset != 0 else { return nil }
        // unsafe: the compiler's functions of this kind take a request (0: complete, and wait for it) and return the metadata.
        let makeReady = unsafeBitCast(field + offset, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(makeReady(0), to: Any.Type.self) as? AnyClass
    }
}
