import Foundation

/// How the value of a key changes: it is set, or elements of it change.
struct ValueChange {
    var kind = NSKeyValueChange.setting
    var indexes: IndexSet?
}
