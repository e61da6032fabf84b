import Foundation
internal import TextEngine

/// The fonts that the application's Info.plist names under `UIAppFonts`.
// apple: https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
enum AppFonts {
    /// Makes them known, the first time it is called; to be called before a font is looked for by name.
    static func register() { registered }

    private static let registered: Void = {
        for name in InfoPlist.main.fontFiles { register(name, in: InfoPlist.main.folders) }
    }()

    private static func register(_ name: String, in folders: [URL]) {
        let file = folders.map { $0.appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
        guard let file else {
            return warn("Info.plist names the font \"\(name)\" under UIAppFonts, but it is not beside it. Add it to the resources.")
        }
        if !FontLibrary.shared.register(fileAt: file) { warn("\(file.path), named under UIAppFonts, is no font that can be read.") }
    }

    private static func warn(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
