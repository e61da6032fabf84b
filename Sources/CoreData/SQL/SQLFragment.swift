/// A piece of SQL, and the values of its parameters in order.
struct SQLFragment {
    var text: String
    var values: [SQLValue] = []
}
