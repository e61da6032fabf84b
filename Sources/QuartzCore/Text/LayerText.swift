/// The text of a layer: plain, or with attributes of its own.
enum LayerText: Equatable {
    case plain(String)
    case attributed(NSAttributedString)

    /// The layer keeps a copy. Nil for what is no text.
    init?(_ value: Any) {
        switch value {
        case let string as String: self = .plain(string)
        case let string as NSAttributedString: self = .attributed(NSAttributedString(attributedString: string))
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .plain(let string): string
        case .attributed(let string): string
        }
    }
}
