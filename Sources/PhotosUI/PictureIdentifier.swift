import Foundation

/// Names a picture of a folder as the photo library names assets, by its path: the same from run to run.
enum PictureIdentifier {
    /// Returns an identifier in the form of those of Apple's library, which some apps take apart: a UUID, then "/L0/001".
    static func make(for file: URL) -> String {
        let path = Array(file.standardizedFileURL.path.utf8)
        let bytes = withUnsafeBytes(of: (hash(path, 0xcbf2_9ce4_8422_2325), hash(path.reversed(), 0x8422_2325_cbf2_9ce4)), Array.init)
        let uuid = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        return uuid.uuidString + "/L0/001"
    }

    /// The hash FNV-1a from a given beginning. That of Swift's library is another one in each run.
    private static func hash(_ bytes: some Sequence<UInt8>, _ start: UInt64) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
