/// The mistake in a compiled nib, and its position.
struct CompiledNibError: Error, Equatable, CustomStringConvertible {
    enum Reason: Equatable {
        case unknownFormat
        case unsupportedVersion(Int)
        case truncated
        case numberTooLarge
        /// A table that could not be in a file of this size.
        case tableOutside(String, count: Int)
        case indexOutside(String, index: Int, count: Int)
        case unknownValueType(Int)
        case invalidText
        /// Objects that share values: no compiler writes them, and their sum could be the square of the file's size.
        case sharedValues
        /// Lists in lists that would be larger, written out, than anything the file can mean.
        case tooLarge
        case tooDeep
        case tooManyBytes(Int)
        case noRoot
    }

    var reason: Reason
    /// In bytes from the beginning of the file.
    var offset: Int

    init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    var description: String { "byte \(offset): \(reason.text)" }
}

extension CompiledNibError.Reason {
    fileprivate var text: String {
        switch self {
        case .unknownFormat: "this is no compiled nib: it begins with neither NIBArchive nor bplist00"
        case .unsupportedVersion(let version): "version \(version) of the format is not known"
        case .truncated: "the file ends in the middle of a value"
        case .numberTooLarge: "a number has more digits than any index or length needs"
        case .tableOutside(let table, let count): "\(count) \(table) do not fit into the file"
        case .indexOutside(let table, let index, let count): "there is no number \(index) among the \(count) \(table)"
        case .unknownValueType(let type): "values of type \(type) are not known"
        case .invalidText: "a text is not UTF-8"
        case .sharedValues: "objects share values"
        case .tooLarge: "lists contain each other too often"
        case .tooDeep: "lists are nested too deeply"
        case .tooManyBytes(let count): "the file has \(count) bytes, more than a nib may have"
        case .noRoot: "there is no root object"
        }
    }
}
