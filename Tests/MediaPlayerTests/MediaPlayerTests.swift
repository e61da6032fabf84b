import MediaPlayer
import Testing
import UIKitTesting

@MainActor
@Suite struct MediaPlayerTests {
    @Test("MO-28: what is played is kept, commands never come, and music is denied")
    func center() async {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "A title"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "A title")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        let command = MPRemoteCommandCenter.shared().playCommand
        let token = command.addTarget { _ in .success }
        command.removeTarget(token)
        #expect(command.isEnabled)
        let status = await withCheckedContinuation { answer in MPMediaLibrary.requestAuthorization { answer.resume(returning: $0) } }
        #expect(status == .denied)
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
    }

    @Test("MO-28: the library is empty, and queries keep what they ask for")
    func queries() {
        let query = MPMediaQuery.songs()
        let isHere = MPMediaPropertyPredicate(value: false, forProperty: MPMediaItemPropertyIsCloudItem)
        query.addFilterPredicate(isHere)
        #expect(query.filterPredicates?.count == 2)
        #expect(query.items == [] && query.collections == [])
        query.removeFilterPredicate(isHere)
        #expect(query.filterPredicates?.count == 1)
        #expect(MPMediaQuery.albums().groupingType == .album)
        #expect(MPMediaQuery().filterPredicates == nil)
        #expect(isHere.comparisonType == .equalTo && isHere.property == "isCloudItem")
        #expect(MPMediaItem.canFilter(byProperty: MPMediaItemPropertyTitle))
        #expect(!MPMediaItem.canFilter(byProperty: MPMediaItemPropertyArtwork))
    }

    @Test("a collection has the kinds of its pieces, and the first one stands for all")
    func collection() {
        final class Lecture: MPMediaItem {
            override func value(forProperty property: String) -> Any? {
                property == MPMediaItemPropertyMediaType
                    ? MPMediaType.audioITunesU.rawValue : property == MPMediaItemPropertyTitle ? "A" : nil
            }
        }
        let collection = MPMediaItemCollection(items: [Lecture(), MPMediaItem()])
        #expect(collection.mediaTypes == [.audioITunesU, .music])
        #expect(collection.representativeItem?.title == "A")
        #expect(collection.count == 2)
        #expect(MPMediaItemCollection(items: []).representativeItem == nil)
        var found: [String] = []
        collection.items[0].enumerateValues(forProperties: [MPMediaItemPropertyTitle, MPMediaItemPropertyArtist]) { key, _, _ in
            found.append(key)
        }
        #expect(found == [MPMediaItemPropertyTitle])
    }

    @Test("MO-28: nothing is played, and who waits for it is told")
    func player() async {
        let player = MPMusicPlayerController.applicationQueuePlayer
        player.setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: .songs()))
        player.play()
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && !player.isPreparedToPlay)
        player.repeatMode = .one
        #expect(player.repeatMode == .one)
        let error = await withCheckedContinuation { answer in player.prepareToPlay { answer.resume(returning: $0) } }
        #expect((error as? MPError)?.code == .permissionDenied)
        let changed = await withCheckedContinuation { answer in
            player.perform { _ in
                Issue.record("the queue was changed")
            } completionHandler: {
                answer.resume(returning: ($0.items.count, $1))
            }
        }
        #expect(changed.0 == 0 && (changed.1 as? MPError)?.code == .permissionDenied)
        #expect(MPMusicPlayerController.systemMusicPlayer !== player)
    }

    @Test("MO-28: the picker is empty, and leaves going to its delegate")
    func picker() throws {
        final class Delegate: NSObject, MPMediaPickerControllerDelegate {
            var cancelled = 0
            func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancelled += 1 }
        }
        let screen = TestScreen()
        let controller = UIViewController()
        screen.window.rootViewController = controller
        let delegate = Delegate()
        let picker = MPMediaPickerController(mediaTypes: .music)
        picker.delegate = delegate
        picker.prompt = "Choose"
        controller.present(picker, animated: false)
        screen.settle()
        #expect(picker.view.subviews.contains { ($0 as? UILabel)?.text == "No Music" })
        let bar = try #require(picker.view.subviews.first { $0 is UINavigationBar } as? UINavigationBar)
        let item = try #require(bar.items?.first?.rightBarButtonItem)
        _ = item.target?.perform(item.action)
        screen.wait(1)
        #expect(delegate.cancelled == 1)
        #expect(controller.presentedViewController === picker)
    }

    @Test("the volume view keeps its pictures")
    func volumeView() {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        view.setVolumeThumbImage(image, for: .normal)
        #expect(view.volumeThumbImage(for: .normal) === image)
        #expect(view.volumeThumbImage(for: .highlighted) == nil)
        view.setMinimumVolumeSliderImage(image, for: .normal)
        #expect(view.minimumVolumeSliderImage(for: .normal) === image && view.maximumVolumeSliderImage(for: .normal) == nil)
        let thumb = view.volumeThumbRect(forBounds: view.bounds, volumeSliderRect: view.volumeSliderRect(forBounds: view.bounds), value: 1)
        #expect(thumb == CGRect(x: 166, y: 0, width: 34, height: 34))
    }

    @Test("a picture is made in the size that is asked for")
    func artwork() {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 8, height: 8)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        #expect(artwork.image(at: CGSize(width: 4, height: 2))?.size == CGSize(width: 4, height: 2))
        #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
    }
}
