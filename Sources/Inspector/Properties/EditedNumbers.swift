/// Numbers of an edit, checked.
enum EditedNumbers {
    static func single(
        _ value: PropertyValue, _ name: String, _ kind: PropertyKind, in range: ClosedRange<Double>
    ) throws(EditError) -> Double {
        guard case .number(let number) = value else { throw .wrongKind(name, kind) }
        guard range.contains(number) else { throw .outOfRange(name, range) }
        return number
    }

    /// As many as the kind has; those at the given indexes must lie in the second range, all others in the first.
    static func several(
        _ value: PropertyValue, _ name: String, _ kind: PropertyKind, in range: ClosedRange<Double>, lengths: Range<Int> = 0..<0,
        in lengthRange: ClosedRange<Double> = 0...0
    ) throws(EditError) -> [Double] {
        guard case .numbers(let numbers) = value, numbers.count == kind.numberCount else { throw .wrongKind(name, kind) }
        for (index, number) in numbers.enumerated() {
            let allowed = lengths.contains(index) ? lengthRange : range
            guard allowed.contains(number) else { throw .outOfRange(name, allowed) }
        }
        return numbers
    }
}
