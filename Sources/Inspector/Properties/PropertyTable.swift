import CoreGraphics
import Foundation

/// The properties of a class, with typed ways to describe them.
///
/// Numbers have ranges: what a person types by mistake must not make the application ask for more memory than there is, or stop it.
@MainActor
struct PropertyTable<Owner: AnyObject> {
    private(set) var descriptors: [PropertyDescriptor] = []

    /// How far from the origin something may be put, and how large it may be made, in points.
    static var coordinates: ClosedRange<Double> { -100_000...100_000 }
    static var lengths: ClosedRange<Double> { 0...8192 }
    static var longestText: Int { 65_536 }

    mutating func add(
        _ name: String, _ kind: PropertyKind, choices: [String]? = nil, read: @escaping (Owner) -> PropertyValue,
        write: ((Owner, PropertyValue) throws -> Void)? = nil
    ) {
        descriptors.append(
            PropertyDescriptor(
                name: name, kind: kind, choices: choices,
                read: { ($0 as? Owner).map(read) ?? .nothing },
                write: write.map { write in
                    { object, value in
                        guard let owner = object as? Owner else { throw EditError.unknownObject }
                        try write(owner, value)
                    }
                }))
    }

    /// Something that can only be read, as text.
    mutating func note(_ name: String, _ read: @escaping (Owner) -> Any?) {
        add(name, .note, read: { owner in read(owner).map { .text("\($0)") } ?? .nothing })
    }

    // MARK: Single values

    mutating func flag(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) {
        add(name, .flag, read: { .flag($0[keyPath: path]) }) { owner, value in
            guard case .flag(let flag) = value else { throw EditError.wrongKind(name, .flag) }
            owner[keyPath: path] = flag
        }
    }

    mutating func number<Number: BinaryFloatingPoint>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>, in range: ClosedRange<Double>
    ) {
        number(name, path) { _ in range }
    }

    /// - Parameter range: what may be set now, asked for at each edit.
    mutating func number<Number: BinaryFloatingPoint>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>, in range: @escaping (Owner) -> ClosedRange<Double>
    ) {
        add(name, .number, read: { .number(Double($0[keyPath: path])) }) { owner, value in
            let number = try EditedNumbers.single(value, name, .number, in: range(owner))
            owner[keyPath: path] = Number(number)
        }
    }

    mutating func integer(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>, in range: @escaping (Owner) -> ClosedRange<Int>
    ) {
        add(name, .integer, read: { .number(Double($0[keyPath: path])) }) { owner, value in
            let range = range(owner)
            let number = try EditedNumbers.single(value, name, .integer, in: Double(range.lowerBound)...Double(range.upperBound))
            guard number == number.rounded() else { throw EditError.wrongKind(name, .integer) }
            owner[keyPath: path] = Int(number)
        }
    }

    mutating func text(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) {
        text(name, read: { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
    }

    /// A text, which nothing may replace.
    mutating func text(_ name: String, read: @escaping (Owner) -> String?, write: @escaping (Owner, String?) throws -> Void) {
        add(name, .text, read: { read($0).map { .text($0) } ?? .nothing }) { owner, value in
            switch value {
            case .nothing: try write(owner, nil)
            case .text(let text) where text.utf8.count <= Self.longestText: try write(owner, text)
            default: throw EditError.wrongKind(name, .text)
            }
        }
    }

    mutating func choice<Value: Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ choices: KeyValuePairs<String, Value>
    ) {
        let names = choices.map(\.key)
        add(name, .choice, choices: names) { owner in
            let value = owner[keyPath: path]
            return choices.first { $0.value == value }.map { .text($0.key) } ?? .nothing
        } write: { owner, value in
            guard case .text(let text) = value, let choice = choices.first(where: { $0.key == text }) else {
                throw EditError.noChoice(name, names)
            }
            owner[keyPath: path] = choice.value
        }
    }

    mutating func options<Value: OptionSet>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ choices: KeyValuePairs<String, Value>
    ) where Value.Element == Value {
        let names = choices.map(\.key)
        add(name, .options, choices: names) { owner in
            .text(choices.filter { owner[keyPath: path].contains($0.value) }.map(\.key).joined(separator: " "))
        } write: { owner, value in
            guard case .text(let text) = value else { throw EditError.wrongKind(name, .options) }
            var options: Value = []
            for word in text.split(separator: " ") {
                guard let choice = choices.first(where: { $0.key == word }) else { throw EditError.noChoice(name, names) }
                options.insert(choice.value)
            }
            owner[keyPath: path] = options
        }
    }
}
