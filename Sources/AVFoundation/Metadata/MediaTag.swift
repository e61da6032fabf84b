import Foundation

/// Something that a file says of itself.
struct MediaTag: Sendable, Equatable {
    enum Value: Sendable, Equatable {
        case text(String)
        /// A picture as it is in the file.
        case bytes(Data)
    }

    var identifier: AVMetadataIdentifier
    var value: Value
}

extension AVMetadataItem {
    convenience init(tag: MediaTag) {
        switch tag.value {
        case .text(let text): self.init(tag.identifier, text)
        case .bytes(let data): self.init(tag.identifier, data)
        }
    }
}
