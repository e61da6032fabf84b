import Foundation
import Testing
import UIKitSharing
import UIKitTesting

/// Colours that are handed out.
@MainActor
struct ColorItemTests {
    @Test("SV-47: a colour comes out of a provider as it went in; other data are an error")
    func colors() async throws {
        let provider = NSItemProvider(object: UIColor.systemTeal)
        #expect(provider.canLoadObject(ofClass: UIColor.self))
        let data = try #require(
            await withCheckedContinuation { continuation in
                _ = UIColor.systemTeal.loadData(
                    withTypeIdentifier: "",
                    forItemProviderCompletionHandler: { data, _ in
                        continuation.resume(returning: data)
                    })
            })
        #expect(try UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color") == .systemTeal)
        #expect(throws: (any Error).self) {
            try UIColor.object(withItemProviderData: Data([1, 2]), typeIdentifier: "com.apple.uikit.color")
        }
    }
}
