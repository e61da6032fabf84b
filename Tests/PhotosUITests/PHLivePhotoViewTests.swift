import Foundation
import Testing
import UIKitTesting

@testable import Photos
@testable import PhotosUI

@MainActor
struct PHLivePhotoViewTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let view = PHLivePhotoView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    private let log = MotionLog()
    private let photo: PHLivePhoto

    init() {
        screen = TestScreen(showing: root)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let nowhere = URL(fileURLWithPath: "/nowhere/a.mov")
        photo = PHLivePhoto(still: image, stillFile: nowhere, movieFile: nowhere)
        view.delegate = log
        root.view.addSubview(view)
        screen.settle()
    }

    @Test("A view has no photo, sound, and a recogniser for a press")
    func defaults() {
        #expect(view.livePhoto == nil)
        #expect(!view.isMuted)
        #expect(view.gestureRecognizers?.contains(view.playbackGestureRecognizer) == true)
        view.startPlayback(with: .full)
        view.stopPlayback()
        #expect(log.calls.isEmpty)
        #expect(PHLivePhotoView.livePhotoBadgeImage(options: .overContent).size.width > 0)
        #expect(PHLivePhotoView.livePhotoBadgeImage(options: .liveOff).size.width > 0)
    }

    @Test("Playing is asked for and told, once until it stops")
    func playing() {
        view.livePhoto = photo
        view.startPlayback(with: .undefined)
        view.startPlayback(with: .full)
        view.startPlayback(with: .hint)
        #expect(log.calls == ["can 1", "will 1"])
        view.stopPlayback()
        view.stopPlayback()
        #expect(log.calls == ["can 1", "will 1", "did 1"])
    }

    @Test("A delegate that says no keeps it still")
    func refusing() {
        log.may = false
        view.livePhoto = photo
        view.startPlayback(with: .hint)
        view.stopPlayback()
        #expect(log.calls == ["can 2"])
    }

    @Test("Another photo stops the one before, and so does leaving the window")
    func stopping() {
        view.livePhoto = photo
        view.startPlayback(with: .full)
        view.livePhoto = nil
        #expect(log.calls.last == "did 1")
        view.livePhoto = photo
        view.startPlayback(with: .full)
        log.calls = []
        view.removeFromSuperview()
        #expect(log.calls == ["did 1"])
    }

    @Test("A delegate may take the photo away while it is told")
    func reentrant() {
        view.livePhoto = photo
        log.ended = { [view] in view.livePhoto = nil }
        view.startPlayback(with: .full)
        view.stopPlayback()
        #expect(view.livePhoto == nil)
        #expect(log.calls == ["can 1", "will 1", "did 1"])
    }

    @Test("PhotosUI hands on the types of files")
    func types() { #expect(UTType.livePhoto.identifier == "com.apple.live-photo") }
}

@MainActor
private final class MotionLog: NSObject, PHLivePhotoViewDelegate {
    var calls: [String] = []
    var may = true
    var ended: () -> Void = {}

    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
        calls.append("can \(playbackStyle.rawValue)")
        return may
    }
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
        calls.append("will \(playbackStyle.rawValue)")
    }
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
        calls.append("did \(playbackStyle.rawValue)")
        ended()
    }
}
