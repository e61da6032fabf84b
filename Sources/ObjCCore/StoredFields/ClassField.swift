/// A stored property of a class, as the compiler's reflection metadata describes it.
package struct ClassField {
    /// Empty where the compiler has left no name.
    package let name: String
    /// The declared type; for a weak property an optional.
    package let type: Any.Type
    /// From the beginning of the object, in bytes.
    let offset: Int
    /// False for a weak or an unowned reference.
    package let isStrong: Bool
    /// False for a `let`.
    let isVariable: Bool

    /// The stored properties that `type` and its superclasses below `ancestor` declare, inherited ones first.
    /// - Parameter ancestor: nil for those of all superclasses.
    package static func all(of type: AnyClass, below ancestor: AnyClass?) -> [ClassField] {
        let inheritedCount = ancestor.map { recursiveFieldCount($0) } ?? 0
        return (inheritedCount..<max(inheritedCount, recursiveFieldCount(type))).map { ClassField(index: $0, of: type) }
    }

    /// Gives an object the value that another one has, even of a `let`.
    /// - Precondition: both are of the class that was asked for its fields, and the field is strong.
    package func copyValue(from source: AnyObject, to target: AnyObject) {
        func copy<Value>(_: Value.Type) {
            func address(in object: AnyObject) -> UnsafeMutablePointer<Value> {
                (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
            }
            address(in: target).pointee = address(in: source).pointee
        }
        _openExistential(type, do: copy)
    }

    /// - Parameter index: counted with those that are inherited, which come first.
    private init(index: Int, of type: AnyClass) {
        var description = FieldDescription()
        self.type = describeRecursiveField(type, index: index, &description)
        name = description.name.map { String(cString: $0) } ?? ""
        description.freeName?(description.name)
        offset = recursiveFieldOffset(type, index: index)
        isStrong = description.isStrong
        isVariable = description.isVariable
    }
}

/// The runtime's description of a field; the layout is the runtime's.
private struct FieldDescription {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveFieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveFieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeRecursiveField(
    _: Any.Type, index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
