public import Foundation

// On iOS a manager of files is an object like all others, so that a value that has one can be compared.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
    /// Two are the same only if they are one.
    public static func == (lhs: FileManager, rhs: FileManager) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
