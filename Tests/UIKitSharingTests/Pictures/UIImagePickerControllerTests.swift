import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct UIImagePickerControllerTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let pictures: Pictures
    private let delegate = Delegate()

    @MainActor
    final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var cancelled = 0
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { infos.append(info) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
    }
    final class SilentDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    init() throws {
        screen = TestScreen(showing: root)
        pictures = try Pictures()
    }

    private func present(editing: Bool = false) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.folder = PictureFolder(url: pictures.url)
        picker.allowsEditing = editing
        picker.delegate = delegate
        root.present(picker, animated: false)
        screen.wait(1)
        return picker
    }

    @Test("SV-63: there is no camera; libraries have pictures")
    func sources() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(!UIImagePickerController.isFlashAvailable(for: .rear))
    }

    @Test("SV-64: a source that is not available stops the process")
    func camera() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
    }

    @Test("SV-65: what a picker begins with")
    func defaults() {
        let picker = UIImagePickerController()
        #expect(picker.sourceType == .photoLibrary)
        #expect(picker.mediaTypes == ["public.image"])
        #expect(!picker.allowsEditing)
        #expect(picker.videoMaximumDuration == 600)
        #expect(picker.showsCameraControls)
    }

    @Test("SV-66, SV-67: a picture that is touched is handed over with its file; the picker stays")
    func choosing() throws {
        let picker = present()
        #expect(screen.shows("Photos"))
        #expect(!screen.shows("text.txt"))
        try screen.tap("red.png")
        screen.wait(1)
        let info = try #require(delegate.infos.first)
        #expect(info[.mediaType] as? String == "public.image")
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 20))
        #expect((info[.imageURL] as? URL)?.lastPathComponent == "red.png")
        #expect(info[.editedImage] == nil)
        #expect(delegate.infos.count == 1)
        #expect(root.presentedViewController === picker)
    }

    @Test("A file that is no picture is not handed over")
    func damaged() throws {
        _ = present()
        try screen.tap("damaged.png")
        screen.wait(1)
        #expect(delegate.infos.isEmpty)
    }

    @Test("The tile of a file that is no picture has a sign, not a picture that is stretched")
    func damagedTile() throws {
        let cell = PictureCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = try #require(cell.contentView.subviews.first as? UIImageView)
        cell.showThumbnail(nil)
        #expect(view.image?.isSymbolImage == true)
        #expect(view.contentMode == .center)
        let picture = try #require(UIImage(contentsOfFile: pictures.url.appendingPathComponent("blue.png").path))
        cell.showThumbnail(picture)
        #expect(view.image === picture)
        #expect(view.contentMode == .scaleAspectFill)
    }

    @Test("SV-68: the delegate is notified of a cancel; one that does not listen sees the picker go")
    func cancelling() throws {
        let picker = present()
        try screen.tap("Cancel")
        screen.wait(1)
        #expect(delegate.cancelled == 1)
        #expect(root.presentedViewController === picker)
        let silent = SilentDelegate()
        picker.delegate = silent
        try screen.tap("Cancel")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
    }

    @Test("SV-69: with editing the user cuts a square out")
    func editing() throws {
        _ = present(editing: true)
        try screen.tap("red.png")
        screen.wait(1)
        #expect(screen.shows("Move and Scale"))
        #expect(delegate.infos.isEmpty)
        try screen.tap("Choose")
        screen.wait(1)
        let info = try #require(delegate.infos.first)
        #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 20))
    }

    @Test("The newest pictures come first, those in folders too; an empty folder says where pictures come from")
    func folder() throws {
        try FileManager.default.createDirectory(at: pictures.url.appendingPathComponent("inner"), withIntermediateDirectories: true)
        let newest = pictures.url.appendingPathComponent("inner/new.png")
        try FileManager.default.copyItem(at: pictures.url.appendingPathComponent("red.png"), to: newest)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 1_000)], ofItemAtPath: newest.path)
        let found = PictureFolder(url: pictures.url).pictures().map(\.lastPathComponent)
        #expect(found.first == "new.png")
        #expect(Set(found) == ["new.png", "red.png", "green.png", "blue.png", "damaged.png"])
        #expect(PictureFolder(url: URL(fileURLWithPath: "/nowhere/at/all")).pictures().isEmpty)
        let picker = UIImagePickerController()
        picker.folder = .none
        root.present(picker, animated: false)
        screen.wait(1)
        #expect(screen.shows("No Photos"))
    }

    @Test("Pictures are put into the folder under numbers that are free")
    func adding() throws {
        let folder = PictureFolder(url: pictures.url.appendingPathComponent("made"))
        let image = try #require(UIImage(contentsOfFile: pictures.url.appendingPathComponent("blue.png").path))
        #expect(try folder.add(image).lastPathComponent == "IMG_0001.png")
        #expect(try folder.add(image).lastPathComponent == "IMG_0002.png")
    }

    @Test("The desktop's own folders are found in its list")
    func desktopFolders() {
        let home = URL(fileURLWithPath: "/users/x")
        let text = "# comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_VIDEOS_DIR=\"/data/v\"\n"
        #expect(UserFolder.folder("XDG_PICTURES_DIR", in: text, home: home)?.path == "/users/x/Bilder")
        #expect(UserFolder.folder("XDG_VIDEOS_DIR", in: text, home: home)?.path == "/data/v")
        #expect(UserFolder.folder("XDG_DESKTOP_DIR", in: text, home: home) == nil)
        #expect(UserFolder.folder("XDG_PICTURES_DIR", in: "XDG_PICTURES_DIR=\"", home: home) == nil)
    }
}
