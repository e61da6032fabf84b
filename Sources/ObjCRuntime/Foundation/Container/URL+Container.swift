public import Foundation

/// The meaning of `URL.documentsDirectory` and its like in translated code: folders of the app's container.
// apple: https://developer.apple.com/documentation/foundation/url/documentsdirectory
extension URL {
    public static var _objcDocumentsDirectory: URL { folder(for: .documentDirectory) }
    public static var _objcLibraryDirectory: URL { folder(for: .libraryDirectory) }
    public static var _objcCachesDirectory: URL { folder(for: .cachesDirectory) }
    public static var _objcApplicationSupportDirectory: URL { folder(for: .applicationSupportDirectory) }
    public static var _objcDownloadsDirectory: URL { folder(for: .downloadsDirectory) }
    public static var _objcDesktopDirectory: URL { folder(for: .desktopDirectory) }
    public static var _objcMoviesDirectory: URL { folder(for: .moviesDirectory) }
    public static var _objcMusicDirectory: URL { folder(for: .musicDirectory) }
    public static var _objcPicturesDirectory: URL { folder(for: .picturesDirectory) }
    public static var _objcSharedPublicDirectory: URL { folder(for: .sharedPublicDirectory) }
    public static var _objcHomeDirectory: URL { URL(fileURLWithPath: PreparedContainer.shared.home, isDirectory: true) }
    public static var _objcTemporaryDirectory: URL {
        URL(fileURLWithPath: PreparedContainer.shared.temporaryFolder, isDirectory: true)
    }

    private static func folder(for directory: FileManager.SearchPathDirectory) -> URL {
        let container = PreparedContainer.shared
        return URL(fileURLWithPath: container.folder(for: directory) ?? container.home, isDirectory: true)
    }
}
