public import Foundation

extension NSPredicate: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: NSPredicate {
    /// Reads a predicate from its format; `%@` and its like stand for the arguments, `%K` for a key path.
    ///
    /// A format that cannot be read is a programming error and stops the process with Apple's message.
    // apple: https://developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
    public init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(format: predicateFormat, arguments: arguments ?? [])
            let predicate = try parser.parseAll()
            guard let asSelf = predicate as? Self else {
                fatalError("NSPredicate(format:) makes a \(type(of: predicate)), not a \(Self.self). Call it on NSPredicate itself.")
            }
            self = asSelf
        } catch {
            badPredicateFormat(predicateFormat, error)
        }
    }
}

/// Stops the process as Apple's platform does for a format that cannot be read.
func badPredicateFormat(_ format: String, _ error: PredicateFormatError) -> Never {
    fatalError("Unable to parse the format string \"\(format)\": \(error.reason)")
}

/// A predicate's format, for those of ours and for Foundation's compounds of them.
func spellFormat(of predicate: NSPredicate) -> String {
    guard let compound = predicate as? NSCompoundPredicate else { return predicate.description }
    let parts = compound.subpredicates.map { part in
        part is NSCompoundPredicate ? "(\(spellFormat(of: part)))" : spellFormat(of: part)
    }
    switch compound.compoundPredicateType {
    case .not: return "NOT " + (parts.first ?? "")
    case .and: return parts.joined(separator: " AND ")
    case .or: return parts.joined(separator: " OR ")
    }
}
