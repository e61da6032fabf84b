/// Answers what assistive technologies ask of objects.
@MainActor
struct AccessibleAnswers {
    /// A question to one object.
    struct Call: Sendable {
        var id: Int
        var interface: String
        var method: String
        var arguments: BusArguments
    }

    /// Why there is no answer.
    struct Failure: Error {
        var name: String
        var message: String

        static func gone(_ id: Int) -> Self { Self(name: "UnknownObject", message: "There is no object \(id) any more.") }
        static func unknown(_ what: String) -> Self { Self(name: "UnknownMethod", message: "The object has no \(what).") }
        static func argument(_ what: String) -> Self { Self(name: "InvalidArgs", message: what) }
    }

    let tree: any AccessibleTree
    /// How the application is called on the bus.
    let busName: String
    /// The parent of the application, which the registry has given.
    let desktop: BusValue
    var application = RegisteredApplication()

    /// The results of a call, in a tuple.
    func answer(_ call: Call) throws(Failure) -> BusValue {
        guard call.interface != BusPath.cacheInterface else {
            guard call.method == "GetItems" else { throw .unknown(call.method) }
            return cachedItems()
        }
        guard let node = tree.node(call.id) else { throw .gone(call.id) }
        if call.interface == "org.freedesktop.DBus.Properties" { return .tuple(try answerProperty(call, node)) }
        guard let interface = AccessibleInterface(name: call.interface), node.interfaces.contains(interface) else {
            throw .unknown(call.interface)
        }
        switch interface {
        case .accessible: return .tuple(try answerAccessible(call, node))
        case .application: return .tuple([.string("")])
        case .component: return .tuple(try answerComponent(call, node))
        case .action: return .tuple(try answerAction(call, node))
        case .text: return .tuple(try answerText(call, node))
        case .editableText: return .tuple(try answerEditing(call, node))
        case .value: throw .unknown(call.method)
        case .selection: return .tuple(try answerSelection(call, node))
        case .table: return .tuple(try answerTable(call, node))
        case .tableCell: return .tuple(try answerTableCell(call, node))
        case .image: return .tuple(try answerImage(call, node))
        }
    }

    /// How an object is named to others; the null object stands for none.
    func reference(_ id: Int?) -> BusValue {
        .tuple([.string(id == nil ? "" : busName), .path(BusPath.path(of: id))])
    }

    func argument(_ number: Int?, in range: Range<Int>) throws(Failure) -> Int {
        guard let number, range.contains(number) else {
            throw .argument("The index has to be one of \(range.lowerBound)..<\(range.upperBound).")
        }
        return number
    }
}
