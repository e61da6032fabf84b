import AVFoundation
import Testing

@Suite struct AVMetadataItemTests {
    /// What a recorder of Linux would write: a tag of ID3's, version 3, and a short sound behind it.
    private func file(_ texts: [(String, String)], picture: [UInt8] = []) throws -> URL {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        func entry(_ name: String, _ content: [UInt8]) -> [UInt8] { Array(name.utf8) + number(content.count) + [0, 0] + content }
        var entries = texts.flatMap { entry($0.0, [0] + Array($0.1.utf8)) }
        if !picture.isEmpty { entries += entry("APIC", [0] + Array("image/png".utf8) + [0, 3, 0] + picture) }
        let size = [21, 14, 7, 0].map { UInt8(truncatingIfNeeded: entries.count >> $0) & 0x7F }
        var data = Data(Array("ID3".utf8) + [3, 0, 0] + size + entries)
        let sound = [UInt8](repeating: 128, count: 8000)
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        data += Data("RIFF".utf8) + little(sound.count + 36, 4) + Data("WAVEfmt ".utf8) + little(16, 4) + little(1, 2) + little(1, 2)
        data += Data(little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)) + Data("data".utf8) + little(sound.count, 4) + sound
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")
        try data.write(to: url)
        return url
    }

    @Test("MO-170: a file's title, artist and album are entries under common names; its cover is their bytes")
    func entries() async throws {
        let picture = try #require(
            Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
        let url = try file([("TIT2", "A Song"), ("TPE1", "Somebody"), ("TALB", "Songs"), ("TYER", "1999")], picture: Array(picture))
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        let items = try await asset.load(.commonMetadata)
        func item(_ identifier: AVMetadataIdentifier) throws -> AVMetadataItem {
            try #require(AVMetadataItem.metadataItems(from: items, filteredByIdentifier: identifier).first)
        }
        #expect(try await item(.commonIdentifierTitle).load(.stringValue) == "A Song")
        #expect(try item(.commonIdentifierArtist).stringValue == "Somebody")
        #expect(try item(.commonIdentifierAlbumName).value as? String == "Songs")
        #expect(try item(.commonIdentifierCreationDate).stringValue?.hasPrefix("1999") == true)
        #expect(try item(.commonIdentifierArtwork).dataValue == picture)
        #expect(try item(.commonIdentifierArtwork).stringValue == nil)
        #expect(asset.metadata.count == items.count)
        let titles = AVMetadataItem.metadataItems(from: asset.commonMetadata, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(titles.map(\.commonKey) == [.commonKeyTitle])
        #expect(AVMetadataItem.metadataItems(from: items, withKey: "artist", keySpace: nil).count == 1)
        #expect(AVMetadataItem.metadataItems(from: items, withKey: 7, keySpace: nil).isEmpty)
    }

    @Test("MO-170: a file that says nothing of itself has no entries; one that cannot be read has none either")
    func none() throws {
        #expect(AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp3")).commonMetadata.isEmpty)
        #expect(AVAsset().metadata.isEmpty)
    }

    @Test("MO-170: an app's own entry keeps what it is told, and can be copied")
    func own() throws {
        let item = AVMutableMetadataItem()
        #expect(item.identifier == nil && item.key == nil && item.stringValue == nil)
        item.keySpace = .common
        item.key = NSString("title")
        item.value = NSString("Mine")
        item.extendedLanguageTag = "de"
        #expect(item.identifier == .commonIdentifierTitle && item.commonKey == .commonKeyTitle)
        let copy = try #require(item.copy() as? AVMetadataItem)
        item.value = NSNumber(value: 3)
        #expect(copy.stringValue == "Mine" && copy.numberValue == nil && copy.locale?.identifier == "de")
        #expect(item.stringValue == "3" && item.numberValue == 3)
        item.identifier = AVMetadataIdentifier("itsk/song")
        #expect(item.keySpace == AVMetadataKeySpace("itsk") && item.commonKey == nil && item.key as? String == "song")
        item.identifier = AVMetadataIdentifier("odd")
        #expect(item.key == nil)
        let items = [copy, try #require(item.copy() as? AVMetadataItem)]
        #expect(AVMetadataItem.metadataItems(from: items, filteredAndSortedAccordingToPreferredLanguages: ["fr", "de"]).count == 2)
        item.value = NSString("2024-05-06T07:08:09Z")
        #expect(item.dateValue == Date(timeIntervalSince1970: 1_714_979_289))
    }
}
