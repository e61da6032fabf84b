/// An object of a compiled file before it is brought into the graph: what both binary formats have in common.
struct StoredNibObject {
    enum Value {
        case plain(KeyedObjectGraph.Value)
        /// An object of the file, by its number.
        case reference(Int)
    }

    /// The class, then those to make instead where it does not exist.
    var classNames: [String]
    /// Under keys of their own.
    var values: [String: Value] = [:]
    /// The elements, if the object is a list; keys and values in turn, if it is a dictionary.
    var elements: [Value] = []
    /// The value of the object, if it is no more than that: a text or a number.
    var plain: KeyedObjectGraph.Value?
    var offset = 0

    var className: String { classNames.first ?? "" }
}

extension StoredNibObject {
    enum Kind {
        case value
        case list
        case dictionary
        case object
    }

    /// The kind of value that an object of the class becomes in the graph.
    var kind: Kind {
        if plain != nil { return .value }
        switch className {
        case "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSDecimalNumber", "NSNull", "NSData", "NSMutableData":
            return .value
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet": return .list
        case "NSDictionary", "NSMutableDictionary": return .dictionary
        default: return .object
        }
    }

    /// The text, number or data in an object of Foundation's. A class without its value counts as nil.
    var foundationValue: KeyedObjectGraph.Value {
        if let plain { return plain }
        guard className != "NSNull", let stored = storedValue else { return .null }
        switch (className, stored) {
        case ("NSData", _), ("NSMutableData", _): return stored
        case (_, .data(let bytes)) where className.hasSuffix("String"): return .string(String(decoding: bytes, as: UTF8.self))
        default: return stored
        }
    }

    private static let valueKeys = ["NS.bytes", "NS.string", "NS.data", "NS.boolval", "NS.intval", "NS.dblval", "NS.floatval"]

    private var storedValue: KeyedObjectGraph.Value? {
        let known = Self.valueKeys.lazy.compactMap { values[$0] }.first ?? (values.count == 1 ? values.values.first : nil)
        guard case .plain(let value)? = known else { return nil }
        // Short data looks like a point or a rectangle, but a text may be as long as one.
        return value
    }
}
