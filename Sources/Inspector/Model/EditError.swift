/// Why an edit was not made. Nothing is changed then.
enum EditError: Error, Equatable, CustomStringConvertible {
    case unknownObject
    case unknownProperty(String)
    case readOnly(String)
    case wrongKind(String, PropertyKind)
    case outOfRange(String, ClosedRange<Double>)
    case noChoice(String, [String])
    case unusable(String, String)

    var description: String {
        switch self {
        case .unknownObject: "There is no such view any more."
        case .unknownProperty(let name): "There is no property \"\(name)\" here."
        case .readOnly(let name): "\(name) can only be read."
        case .wrongKind(let name, let kind): "\(name) takes a value of the kind \"\(kind.rawValue)\"."
        case .outOfRange(let name, let range): "\(name) takes numbers from \(range.lowerBound) to \(range.upperBound)."
        case .noChoice(let name, let choices): "\(name) is one of \(choices.joined(separator: ", "))."
        case .unusable(let name, let reason): "\(name): \(reason)"
        }
    }
}
