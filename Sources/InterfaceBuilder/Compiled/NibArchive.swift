/// The tables of a compiled nib in the binary format that begins with `NIBArchive`, as they are in the file.
struct NibArchive {
    struct Object {
        let classIndex: Int
        let values: Range<Int>
    }
    struct ClassName {
        let name: String
        /// Classes to make instead where this one does not exist, by their indexes in the table.
        let fallbacks: [Int]
    }
    struct Entry {
        let keyIndex: Int
        let value: Value
    }
    enum Value {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case data(ArraySlice<UInt8>)
        case object(Int)
    }

    static let signature = Array("NIBArchive".utf8)
    /// Where an object with an empty key is in a list.
    static let elementKey = "UINibEncoderEmptyKey"

    var objects: [Object] = []
    var keys: [String] = []
    var entries: [Entry] = []
    var classNames: [ClassName] = []
}
