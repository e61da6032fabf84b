@testable import AccessibilityBus

/// What a reader asks of the objects of a form. The answers are those of D-Bus, as text; of an error its name.
@MainActor
struct FormQuestions {
    let tree = FormTree()

    func ask(_ id: Int, _ interface: String, _ method: String, _ arguments: [BusValue] = []) -> String {
        let call = AccessibleAnswers.Call(
            id: id, interface: interface.contains(".") ? interface : AccessibleInterface.prefix + interface, method: method,
            arguments: BusArguments(BusValue.tuple(arguments).makeVariant()))
        do throws(AccessibleAnswers.Failure) {
            return "\(try AccessibleAnswers(tree: tree, busName: ":1.7", desktop: .string("desktop")).answer(call))"
        } catch {
            return error.name
        }
    }

    func get(_ id: Int, _ interface: String, _ property: String) -> String {
        ask(id, "org.freedesktop.DBus.Properties", "Get", [.string(AccessibleInterface.prefix + interface), .string(property)])
    }

    func reference(_ id: Int?) -> BusValue {
        AccessibleAnswers(tree: tree, busName: ":1.7", desktop: .string("desktop")).reference(id)
    }
}
