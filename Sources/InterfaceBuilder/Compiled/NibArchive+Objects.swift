extension NibArchive {
    /// The objects in the form that both binary formats share.
    func storedObjects() -> [StoredNibObject] {
        objects.map { object in
            var stored = StoredNibObject(classNames: names(ofClass: object.classIndex))
            for entry in entries[object.values] {
                let key = keys[entry.keyIndex]
                let value = storedValue(entry.value, keepsBytes: key.hasPrefix("NS."))
                if key == Self.elementKey {
                    stored.elements.append(value)
                } else {
                    stored.values[key] = value
                }
            }
            return stored
        }
    }

    private func names(ofClass index: Int) -> [String] {
        let named = classNames[index]
        return [named.name] + named.fallbacks.map { classNames[$0].name }
    }

    /// - Parameter keepsBytes: whether data are a text's or data's own, and no numbers however long they are.
    private func storedValue(_ value: Value, keepsBytes: Bool) -> StoredNibObject.Value {
        switch value {
        case .null: .plain(.null)
        case .bool(let value): .plain(.bool(value))
        case .integer(let value): .plain(.integer(value))
        case .real(let value): .plain(.real(value))
        case .data(let bytes): .plain(keepsBytes ? .data(Array(bytes)) : Self.numbersOrData(bytes))
        case .object(let index): .reference(index)
        }
    }

    /// A byte 7, then two or four numbers: a point, a size, a rectangle or insets.
    private static func numbersOrData(_ bytes: ArraySlice<UInt8>) -> KeyedObjectGraph.Value {
        guard bytes.count == 17 || bytes.count == 33, bytes.first == 7 else { return .data(Array(bytes)) }
        var reader = ByteReader(Array(bytes.dropFirst()))
        var numbers: [Double] = []
        while let bits = try? reader.littleEndian(UInt64.self) { numbers.append(Double(bitPattern: bits)) }
        return .numbers(numbers)
    }
}
