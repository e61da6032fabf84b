internal import CPango
@_spi(ForasteroInternal) public import CoreGraphics

/// All fonts there are: those of the system and those that the app brought along. One for the whole process.
///
/// Pango is not made for several threads, so everything that touches it holds the library's lock.
public final class FontLibrary: @unchecked Sendable {
    /// The only one, made when it is first asked for.
    public static let shared = FontLibrary()

    private let lock = NSRecursiveLock()
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let configuration: OpaquePointer
    private let contexts: LayoutContexts
    private var fonts: [FontDescription: TextFont] = [:]
    private var catalogue: FontCatalogue?
    /// Those that were registered, by their paths.
    private var registeredFiles: [String] = []
    /// By the names that were asked for. Only while locked.
    var graphicsFonts: [String: CGFont] = [:]
    /// Only while locked.
    let glyphs = GlyphCache()
    /// How often the fonts there are have changed. Only while locked.
    private(set) var generation = 0

    /// How many fonts are kept ready. An app that animates a font size asks for many it never uses again.
    private static let capacity = 256

    private init() {
        configuration = FcConfigCreate()
        FcConfigParseAndLoadFromMemory(configuration, FontLibrary.configurationText, FcBool(0))
        FcConfigBuildFonts(configuration)
        // optimization: otherwise Pango lets fontconfig read all of its files a second time, in a thread of its own: a sixth of what it takes to
        // start an app.
        FcConfigSetCurrent(configuration)
        map = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        contexts = LayoutContexts(map)
    }

    /// The fonts of the system, without the variable files of Inter, and without those of the former format that are beside newer ones:
    /// next to the others they would match at random.
    private static let configurationText = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
        <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
        <selectfont><rejectfont><glob>*/inter-vf/*</glob><glob>*/type1/*</glob><glob>*/Type1/*</glob></rejectfont></selectfont>
        </fontconfig>
        """

    /// Begins to read which fonts there are, in a thread of its own. Who needs a font meanwhile waits for it.
    // optimization: an app that starts has other things to do before its first text.
    public static func prepare() {
        Thread.detachNewThread { _ = shared }
    }

    /// Runs something that uses Pango, alone.
    func withContexts<Result>(_ body: (LayoutContexts) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(contexts)
    }

    /// Asks fontconfig something, alone.
    func withConfiguration<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(configuration)
    }

    /// The font for a description. Never fails: what is missing is replaced by the nearest there is.
    public func font(_ description: FontDescription) -> TextFont {
        lock.lock()
        defer { lock.unlock() }
        if let font = fonts[description] { return font }
        if fonts.count >= FontLibrary.capacity { fonts.removeAll(keepingCapacity: true) }
        let font = TextFont(description, library: self)
        fonts[description] = font
        return font
    }

    /// The faces of all families, read from the font map once and again after a font was registered.
    var faces: FontCatalogue {
        lock.lock()
        defer { lock.unlock() }
        if let catalogue { return catalogue }
        let fresh = FontCatalogue(map, configuration)
        catalogue = fresh
        return fresh
    }

    /// Makes the fonts of a file available under their names, until the process ends.
    ///
    /// - Returns: True if the file holds a font.
    public func register(fileAt url: URL) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard url.isFileURL, let provider = CGDataProvider(url: url as CFURL), CGFont(provider) != nil,
            FcConfigAppFontAddFile(configuration, url.path) != 0
        else { return false }
        registeredFiles.append(url.path)
        forgetFonts()
        return true
    }

    /// Forgets the fonts of a file that was registered.
    ///
    /// - Returns: False if it was not.
    public func unregister(fileAt url: URL) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard let index = registeredFiles.lastIndex(of: url.path) else { return false }
        registeredFiles.remove(at: index)
        // Fontconfig only forgets all at once.
        FcConfigAppFontClear(configuration)
        for path in registeredFiles { FcConfigAppFontAddFile(configuration, path) }
        forgetFonts()
        return true
    }

    private func forgetFonts() {
        generation += 1
        pango_fc_font_map_config_changed(OpaquePointer(map))
        fonts.removeAll()
        graphicsFonts.removeAll()
        catalogue = nil
    }

    /// Makes a font available that is only in memory.
    ///
    /// - Returns: True if there was room for it.
    @discardableResult
    public func register(_ font: CGFont) -> Bool {
        var name = Array((NSTemporaryDirectory() + "/font-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return false }
        // The file has no name any more, so that nothing is left of it when the process ends.
        unlink(name)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard (try? file.write(contentsOf: font.fileData)) != nil else { return false }
        return register(fileAt: URL(fileURLWithPath: "/proc/self/fd/\(descriptor)"))
    }
}
