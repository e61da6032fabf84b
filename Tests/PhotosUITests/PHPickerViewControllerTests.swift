import Photos
import TestFiles
import Testing
import UIKitSharing
import UIKitTesting

@testable import PhotosUI

@MainActor
struct PHPickerViewControllerTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let folder: TemporaryFolder
    private let delegate = Delegate()

    @MainActor
    final class Delegate: PHPickerViewControllerDelegate {
        var answers: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { answers.append(results) }
    }

    init() throws {
        screen = TestScreen(showing: root)
        folder = try TemporaryFolder()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        for name in ["a.png", "b.png", "c.png"] { try folder.write(image, to: name) }
    }

    private func present(_ configuration: PHPickerConfiguration) {
        let picker = PHPickerViewController(configuration: configuration)
        picker.folder = PictureFolder(url: URL(fileURLWithPath: folder.path))
        picker.delegate = delegate
        root.present(picker, animated: false)
        screen.wait(1)
    }

    @Test("SV-70, SV-71: the first touch chooses; the delegate takes the picker away; only the provider has the picture")
    func one() throws {
        #expect(PHPickerConfiguration().selectionLimit == 1)
        present(PHPickerConfiguration())
        try screen.tap("b.png")
        screen.wait(1)
        let result = try #require(delegate.answers.first?.first)
        #expect(result.itemProvider.suggestedName == "b")
        #expect(result.itemProvider.registeredTypeIdentifiers == ["public.png"])
        #expect(result.assetIdentifier == nil)
        #expect(root.presentedViewController != nil)
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
    }

    @Test("SV-71: with a photo library results have identifiers, the same each time and one for each picture")
    func identifiers() throws {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 0
        for _ in 1...2 {
            present(configuration)
            for name in ["c.png", "a.png"] { try screen.tap(name) }
            try screen.tap("Add")
            root.dismiss(animated: false)
            screen.wait(1)
        }
        let names = delegate.answers.map { $0.map(\.assetIdentifier) }
        #expect(names.count == 2 && names[0] == names[1])
        #expect(Set(names[0]).count == 2)
        let first = try #require(names[0].first.flatMap { $0 })
        #expect(first.hasSuffix("/L0/001") && UUID(uuidString: String(first.prefix(36))) != nil)
        #expect(delegate.answers[0][0].itemProvider.suggestedName == "c")
    }

    @Test(
        "Pictures that are named beforehand are chosen, in that order, up to the limit, and have nothing to load; unknown names do nothing")
    func preselected() throws {
        let files = ["c.png", "a.png", "b.png"].map { URL(fileURLWithPath: folder.path).appendingPathComponent($0) }
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        configuration.preselectedAssetIdentifiers = ["unknown"] + files.map { PictureIdentifier.make(for: $0) } + ["unknown"]
        present(configuration)
        try screen.tap("c.png")
        try screen.tap("b.png")
        try screen.tap("Add")
        screen.wait(1)
        let expected = [files[1], files[2]].map { PictureIdentifier.make(for: $0) }
        #expect(delegate.answers.map { $0.map(\.assetIdentifier) } == [expected])
        #expect(delegate.answers.map { $0.map(\.itemProvider.registeredTypeIdentifiers) } == [[[], []]])
    }

    @Test("All pictures that were named beforehand can be taken back; without a photo library names mean nothing")
    func takingBack() throws {
        let file = URL(fileURLWithPath: folder.path).appendingPathComponent("a.png")
        for (configuration, answer) in [(PHPickerConfiguration(photoLibrary: .shared()), 0), (PHPickerConfiguration(), 1)] {
            var configuration = configuration
            configuration.selectionLimit = 0
            configuration.preselectedAssetIdentifiers = [PictureIdentifier.make(for: file)]
            present(configuration)
            try screen.tap("a.png")
            try screen.tap("Add")
            root.dismiss(animated: false)
            screen.wait(1)
            #expect(delegate.answers.last?.count == answer)
        }
        #expect(delegate.answers.count == 2)
    }

    @Test("SV-70: several are chosen in the order of the touches, no more than the limit")
    func several() throws {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        present(configuration)
        for name in ["c.png", "a.png", "b.png"] {
            try screen.tap(name)
            screen.wait(0.5)
        }
        try screen.tap("Add")
        screen.wait(1)
        #expect(delegate.answers.map { $0.map(\.itemProvider.suggestedName) } == [["c", "a"]])
    }

    @Test("SV-70: a cancel answers with nothing")
    func cancelling() throws {
        present(PHPickerConfiguration())
        try screen.tap("Cancel")
        screen.wait(1)
        #expect(delegate.answers == [[]])
    }

    @Test("A picker of videos is empty")
    func videos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.videos, .livePhotos])
        present(configuration)
        #expect(screen.shows("No Photos"))
        #expect(PHPickerFilter.any(of: [.videos, .images]).showsImages)
        #expect(!PHPickerFilter.all(of: [.videos, .images]).showsImages)
        #expect(PHPickerFilter.not(.videos).showsImages)
    }
}
