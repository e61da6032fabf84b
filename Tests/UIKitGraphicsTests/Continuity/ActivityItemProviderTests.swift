import Foundation
import ItemProvider
import Testing

@testable import UIKitGraphics

struct ActivityItemProviderTests {
    private let activity = NSUserActivity(activityType: "org.example.show")

    init() {
        activity.title = "Picture"
        activity.userInfo = ["name": "sea", "size": 3]
        activity.targetContentIdentifier = "sea"
        activity.webpageURL = URL(string: "https://example.org/sea")
        activity.persistentIdentifier = "7"
    }

    private func load(_ provider: NSItemProvider) async throws -> NSUserActivity {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: NSUserActivity.self) { object, error in
                if let activity = object as? NSUserActivity {
                    continuation.resume(returning: activity)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                }
            }
        }
    }

    @Test("SV-47: an activity goes through a provider with all that a property list can hold")
    func roundTrip() async throws {
        activity.addUserInfoEntries(from: ["color": UIColor.red, 5: "not a key"])
        let provider = NSItemProvider(object: activity)
        #expect(provider.canLoadObject(ofClass: NSUserActivity.self))
        let read = try await load(provider)
        #expect(read !== activity)
        #expect(read.activityType == "org.example.show")
        #expect(read.title == "Picture")
        #expect(read.targetContentIdentifier == "sea")
        #expect(read.webpageURL?.absoluteString == "https://example.org/sea")
        #expect(read.persistentIdentifier == "7")
        #expect(read.userInfo?.count == 2)
        #expect(read.userInfo?["name"] as? String == "sea")
        #expect(read.userInfo?["size"] as? Int == 3)
    }

    @Test("It stands beside the other forms of an item, after those that came first")
    func beside() {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.registerObject(activity, visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"] + NSUserActivity.writableTypeIdentifiersForItemProvider)
        #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: NSUserActivity.self))
    }

    @Test("SV-51: data that are no activity are an error", arguments: ["", "no list", "<plist><dict/></plist>"])
    func badData(text: String) {
        #expect(throws: (any Error).self) {
            try NSUserActivity.object(withItemProviderData: Data(text.utf8), typeIdentifier: "com.apple.uikit.useractivity")
        }
    }

    @Test("A record with a page that no activity can have, or without a type, stops nobody")
    func badRecord() throws {
        func data(_ record: [String: Any]) throws -> Data {
            try PropertyListSerialization.data(fromPropertyList: record, format: .binary, options: 0)
        }
        let file = try data(["type": "a", "page": ["relative": "file:///etc/passwd"], "userInfo": Data([1, 2])])
        let read = try NSUserActivity.object(withItemProviderData: file, typeIdentifier: "")
        #expect(read.activityType == "a")
        #expect(read.webpageURL == nil)
        #expect(read.userInfo == nil)
        #expect(throws: (any Error).self) {
            try NSUserActivity.object(withItemProviderData: data(["type": ""]), typeIdentifier: "")
        }
    }
}
