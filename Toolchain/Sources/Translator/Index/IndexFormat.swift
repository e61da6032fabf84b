/// The layout of an index file: magic, version, checksum of the rest, then the payload. All numbers are little endian.
///
/// The payload: module name and kind; a table of strings; imports; aliases; the summary; a directory of records; the records, in which
/// every text is a number of the table.
enum IndexFormat {
    static let magic: [UInt8] = Array("FORASIDX".utf8)
    /// Changes with every change of the payload or of what the translator does with it.
    static let version: UInt32 = 3
    static let headerSize = 8 + 4 + 8
    /// Stands for a text that is missing.
    static let noString = UInt32.max

    /// FNV-1a over words of eight bytes, then over the bytes that are left.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position + 8 <= buffer.count {
                hash = (hash ^ UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self))) &* 0x100_0000_01b3
                hash ^= hash >> 29
                position += 8
            }
            while position < buffer.count {
                hash = (hash ^ UInt64(buffer[position])) &* 0x100_0000_01b3
                position += 1
            }
        }
        return hash
    }
}
