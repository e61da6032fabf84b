import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Puts pictures into the user's folder of pictures.
final class SaveImageActivity: UIActivity {
    private var images: [UIImage] = []
    private var title = "Save Image"

    override var activityType: UIActivity.ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { title }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let count = Self.images(in: activityItems).count
        title = count > 1 ? "Save \(count) Images" : "Save Image"
        return count > 0
    }

    override func prepare(withActivityItems activityItems: [Any]) { images = Self.images(in: activityItems) }

    override func perform() {
        do {
            for image in images { _ = try PictureFolder.user.add(image) }
            activityDidFinish(true)
        } catch {
            ConsoleWarning.tell("The pictures could not be saved: \(error.localizedDescription)")
            activityDidFinish(false)
        }
    }

    private static func images(in items: [Any]) -> [UIImage] {
        SharedValue.all(items).compactMap { value in
            switch value {
            case .picture(let image): image
            case .file(let url): UIImage(contentsOfFile: url.path)
            default: nil
            }
        }
    }
}
