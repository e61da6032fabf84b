public import Foundation

extension Bundle {
    /// `urls(forResourcesWithExtension:subdirectory:)` in translated code, which gives `URL` as on iOS: corelibs gives `NSURL`.
    // apple: https://developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:)
    public func _objcURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }

    public func _objcURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?)
        -> [URL]?
    {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }
}
