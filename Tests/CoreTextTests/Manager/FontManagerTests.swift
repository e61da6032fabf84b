import CoreText
import Foundation
import Testing

@Suite struct FontManagerTests {
    private static let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    private func reason(_ register: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> CTFontManagerError? {
        var error: Unmanaged<CFError>?
        guard !register(&error) else { return nil }
        return error.flatMap { CTFontManagerError(rawValue: $0.takeRetainedValue().code) }
    }

    @Test func whatIsNoFontIsRefusedWithAReason() throws {
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("no-font-\(ProcessInfo.processInfo.processIdentifier).ttf")
        try Data("no font".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(reason { CTFontManagerRegisterFontsForURL(text as CFURL, .process, $0) } == .unrecognizedFormat)
        let missing = URL(fileURLWithPath: "/nowhere/at/all.ttf")
        #expect(reason { CTFontManagerRegisterFontsForURL(missing as CFURL, .process, $0) } == .fileNotFound)
    }

    /// In processes of their own: all fonts are made again when one is registered.
    @Test func aFileIsRegisteredOnce() async {
        await #expect(processExitsWith: .success) {
            guard CTFontManagerRegisterFontsForURL(FontManagerTests.file as CFURL, .process, nil) else { exit(1) }
            var error: Unmanaged<CFError>?
            guard !CTFontManagerRegisterFontsForURL(FontManagerTests.file as CFURL, .process, &error) else { exit(2) }
            exit(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue ? 0 : 3)
        }
    }

    @Test func fontsInMemoryAreRegisteredOnceByTheirName() async {
        await #expect(processExitsWith: .success) {
            guard let data = try? Data(contentsOf: FontManagerTests.file), let provider = CGDataProvider(data: data as CFData),
                let font = CGFont(provider), CTFontManagerRegisterGraphicsFont(font, nil)
            else { exit(1) }
            exit(CTFontManagerRegisterGraphicsFont(font, nil) ? 2 : 0)
        }
    }

    @Test func aFileThatIsForgottenMayBeRegisteredAgain() async {
        await #expect(processExitsWith: .success) {
            let file = FontManagerTests.file as CFURL
            var error: Unmanaged<CFError>?
            guard !CTFontManagerUnregisterFontsForURL(file, .user, &error) else { exit(1) }
            guard error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue else { exit(2) }
            guard CTFontManagerRegisterFontsForURL(file, .user, nil), CTFontManagerUnregisterFontsForURL(file, .user, nil) else { exit(3) }
            exit(CTFontManagerRegisterFontsForURL(file, .process, nil) ? 0 : 4)
        }
    }
}
