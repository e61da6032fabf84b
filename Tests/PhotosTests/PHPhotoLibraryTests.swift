@testable import Photos
import XCTest

final class PHPhotoLibraryTests: XCTestCase {
    /// MO-23: access is denied once it has been asked for, on both levels.
    func testAccess() {
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .readWrite), .notDetermined)
        let answered = expectation(description: "an answer")
        PHPhotoLibrary.requestAuthorization { status in
            XCTAssertEqual(status, .denied)
            XCTAssertFalse(Thread.isMainThread)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .denied)
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .denied)
    }

    /// MO-23: nothing is found.
    func testFetching() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let assets = PHAsset.fetchAssets(with: .image, options: options)
        XCTAssertEqual(assets.count, 0)
        XCTAssertNil(assets.firstObject)
        XCTAssertEqual(assets.objects(at: []), [])
        assets.enumerateObjects { _, _, _ in XCTFail("there is nothing") }
        XCTAssertEqual(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count, 0)
    }

    /// MO-23: a film that is not there is no item to play, which is said beside the main queue.
    func testFilms() {
        let answered = expectation(description: "an answer")
        let number = PHImageManager.default().requestPlayerItem(forVideo: PHAsset(), options: PHVideoRequestOptions()) { item, info in
            XCTAssertNil(item)
            XCTAssertEqual((info?[PHImageErrorKey] as? PHPhotosError)?.code, .identifierNotFound)
            XCTAssertFalse(Thread.isMainThread)
            answered.fulfill()
        }
        XCTAssertEqual(number, PHInvalidImageRequestID)
        wait(for: [answered], timeout: 10)
    }

    /// MO-23: neither is it an asset.
    func testAssets() {
        let answered = expectation(description: "an answer")
        PHImageManager.default().requestAVAsset(forVideo: PHAsset(), options: nil) { asset, mix, info in
            XCTAssertNil(asset)
            XCTAssertNil(mix)
            XCTAssertEqual((info?[PHImageErrorKey] as? PHPhotosError)?.code, .identifierNotFound)
            XCTAssertFalse(Thread.isMainThread)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }

    /// MO-23: the data of a picture that is not there are answered at once to who waits, and else later.
    func testData() {
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var answers = 0
        func check(_ data: Data?, _ name: String?, _ info: [AnyHashable: Any]?) {
            XCTAssertNil(data)
            XCTAssertNil(name)
            XCTAssertEqual((info?[PHImageErrorKey] as? PHPhotosError)?.code, .identifierNotFound)
            answers += 1
        }
        let manager = PHImageManager.default()
        manager.requestImageData(for: PHAsset(), options: options) { check($0, $1, $3) }
        manager.requestImageDataAndOrientation(for: PHAsset(), options: options) { check($0, $1, $3) }
        XCTAssertEqual(answers, 2)
        let answered = expectation(description: "an answer")
        manager.requestImageDataAndOrientation(for: PHAsset(), options: nil) { data, name, _, info in
            check(data, name, info)
            answered.fulfill()
        }
        XCTAssertEqual(answers, 2)
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(answers, 3)
    }

    /// MO-23: nothing can be put in, and the block that would do it is not called.
    func testChanges() {
        let answered = expectation(description: "an answer")
        PHPhotoLibrary.shared().performChanges {
            XCTFail("there is no library")
        } completionHandler: { isDone, error in
            XCTAssertFalse(isDone)
            XCTAssertEqual((error as? PHPhotosError)?.code, .accessUserDenied)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertThrowsError(try PHPhotoLibrary.shared().performChangesAndWait { XCTFail("there is no library") }) {
            XCTAssertEqual(($0 as NSError).domain, "PHPhotosErrorDomain")
            XCTAssertEqual(($0 as NSError).code, 3311)
        }
    }

    /// MO-23: what would change the library compiles, and is reached by no block.
    func testRequestsAreNotReached() throws {
        XCTAssertFalse(PHAssetCreationRequest.supportsAssetResourceTypes([PHAssetResourceType.photo.rawValue as NSNumber]))
        XCTAssertThrowsError(
            try PHPhotoLibrary.shared().performChangesAndWait {
                let request = PHAssetCreationRequest.forAsset()
                request.addResource(with: .photo, data: Data(), options: PHAssetResourceCreationOptions())
                request.isFavorite = true
            })
    }
}
