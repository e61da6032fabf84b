import Photos
import Testing

struct PHFetchResultErrorTests {
    @Test("MO-23: there is no first photo")
    func outOfBounds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PHAsset.fetchAssets(with: nil).object(at: 0)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("index 0 beyond bounds"))
    }
}
