/// Objects with values under keys: what Interface Builder compiles a document to, before any object is made of it.
///
/// Class names, keys and the meaning of values are those of compiled nibs (`UIBounds`, `UISubviews`, `UIButtonStatefulContent`), so
/// that a document in XML, a compiled one, and an archive all end at the same `init(coder:)`. Keys of the root object name the
/// lists that a loader needs: ``RootKey``.
///
/// Values that compiled nibs store as objects are plain values here: strings, numbers, arrays and dictionaries, also those inside
/// `NSString`, `NSNumber`, `NSArray` and `NSDictionary` objects. Numbers that belong together, as those of a rectangle, are
/// ``Value/numbers(_:)``.
struct KeyedObjectGraph: Sendable {
    /// The index of an object in a graph.
    struct ID: Hashable, Sendable {
        let index: Int
    }

    struct Object: Sendable {
        var className: String
        var values: Values
        /// Where the object is in its document, for messages.
        var location: SourceLocation?
        /// Classes to make instead where ``className`` does not exist, the nearest first. Compiled nibs have them.
        var fallbackClassNames: [String] = []
    }

    enum Value: Sendable, Equatable {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case string(String)
        case data([UInt8])
        /// Two for a point, a size or an offset; four for a rectangle (x, y, width, height) or insets (top, left, bottom, right).
        case numbers([Double])
        case array([Value])
        /// Keys and values in turn.
        case dictionary([Value])
        case object(ID)
    }

    private(set) var objects: [Object] = []
    /// The object that holds the lists.
    var root = ID(index: 0)

    /// A graph without objects. The first one that is added is the root, unless ``root`` is set.
    init() {}

    /// - Returns: the index of the object, which never changes.
    @discardableResult
    mutating func add(_ className: String, _ values: Values = [:], at location: SourceLocation? = nil) -> ID {
        objects.append(Object(className: className, values: values, location: location))
        return ID(index: objects.count - 1)
    }

    /// - Precondition: the index is one of this graph.
    subscript(id: ID) -> Object {
        get { objects[id.index] }
        _modify { yield &objects[id.index] }
    }

    var count: Int { objects.count }

    func contains(_ id: ID) -> Bool { objects.indices.contains(id.index) }

    /// The objects in a list of the root.
    func list(_ key: RootKey) -> [ID] {
        guard contains(root), case .array(let values) = self[root].values[key.rawValue] else { return [] }
        return values.compactMap { if case .object(let id) = $0, contains(id) { id } else { nil } }
    }
}

extension KeyedObjectGraph {
    /// The lists that the root object of a nib holds.
    enum RootKey: String {
        /// The objects that `instantiate` returns, without the placeholders.
        case topLevelObjects = "UINibTopLevelObjectsKey"
        /// All objects that are notified of having been loaded.
        case objects = "UINibObjectsKey"
        /// `UIRuntimeOutletConnection` and its kin.
        case connections = "UINibConnectionsKey"
        /// `UINibKeyValuePair`: what is set by key path.
        case keyValuePairs = "UINibKeyValuePairsKey"
        case visibleWindows = "UINibVisibleWindowsKey"
        case accessibilityConfigurations = "UINibAccessibilityConfigurationsKey"
        /// `UITraitStorageList`: what differs by size class.
        case traitStorageLists = "UINibTraitStorageListsKey"
    }
}
