/// The types that programs name.
// apple: https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
extension UTType {
    /// Item: `public.item`.
    public static var item: UTType { UTType(known: "public.item") }
    /// Content: `public.content`.
    public static var content: UTType { UTType(known: "public.content") }
    /// Composite content: `public.composite-content`.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// Data: `public.data`.
    public static var data: UTType { UTType(known: "public.data") }
    /// Folder: `public.directory`.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// Folder: `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// Volume: `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// Package: `com.apple.package`.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// Bundle: `com.apple.bundle`, `.bundle`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// Application: `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// Application: `com.apple.application-bundle`, `.app`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// Framework: `com.apple.framework`, `.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// Plug-in: `com.apple.plugin`, `.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Alias: `public.symlink`.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// Alias: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// Executable: `public.executable`.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// Program: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// URL: `public.url`.
    public static var url: UTType { UTType(known: "public.url") }
    /// File URL: `public.file-url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Web address: `com.apple.web-internet-location`, `.webloc`.
    public static var internetLocation: UTType { UTType(known: "com.apple.web-internet-location") }
    /// Text: `public.text`.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text: `public.plain-text`, `.txt`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Unicode text: `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Unicode text: `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Unicode text: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// Values: `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// CSV: `public.comma-separated-values-text`, `.csv`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// TSV: `public.tab-separated-values-text`, `.tsv`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Rich text: `public.rtf`, `.rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// Rich text with attachments: `com.apple.rtfd`, `.rtfd`.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text with attachments: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// HTML: `public.html`, `.html`.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML: `public.xml`, `.xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML: `public.yaml`, `.yml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// JSON: `public.json`, `.json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// Property list: `com.apple.property-list`, `.plist`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// XML property list: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// Binary property list: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// Contact card: `public.vcard`, `.vcf`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// To-do: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// Calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// E-mail message: `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// Message: `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// Contact: `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// Source code: `public.source-code`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Script: `public.script`.
    public static var script: UTType { UTType(known: "public.script") }
    /// Shell script: `public.shell-script`, `.sh`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// Python script: `public.python-script`, `.py`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// Ruby script: `public.ruby-script`, `.rb`.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// Perl script: `public.perl-script`, `.pl`.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// PHP script: `public.php-script`, `.php`.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// JavaScript: `com.netscape.javascript-source`, `.js`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// Assembly source: `public.assembly-source`, `.s`.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// C source: `public.c-source`, `.c`.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// C header: `public.c-header`, `.h`.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// C++ source: `public.c-plus-plus-source`, `.cpp`.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// C++ header: `public.c-plus-plus-header`, `.hpp`.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// Objective-C source: `public.objective-c-source`, `.m`.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Objective-C++ source: `public.objective-c-plus-plus-source`, `.mm`.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// Swift source: `public.swift-source`, `.swift`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// Log: `public.log`, `.log`.
    public static var log: UTType { UTType(known: "public.log") }
    /// Image: `public.image`.
    public static var image: UTType { UTType(known: "public.image") }
    /// JPEG image: `public.jpeg`, `.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// PNG image: `public.png`, `.png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// GIF image: `com.compuserve.gif`, `.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// TIFF image: `public.tiff`, `.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// BMP image: `com.microsoft.bmp`, `.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// Icon: `com.microsoft.ico`, `.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Icon: `com.apple.icns`, `.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// HEIF image: `public.heif`, `.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// HEIC image: `public.heic`, `.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// WebP image: `org.webmproject.webp`, `.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// SVG image: `public.svg-image`, `.svg`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Raw image: `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// Live Photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// PDF document: `com.adobe.pdf`, `.pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// 3D content: `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// USD scene: `com.pixar.universal-scene-description`, `.usd`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// USDZ scene: `com.pixar.universal-scene-description-mobile`, `.usdz`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// Audiovisual content: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Movie: `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video: `public.video`.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio: `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// QuickTime movie: `com.apple.quicktime-movie`, `.mov`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// MPEG movie: `public.mpeg`, `.mpg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 video: `public.mpeg-2-video`, `.m2v`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`, `.ts`.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// MPEG-4 movie: `public.mpeg-4`, `.mp4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// Protected movie: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// AVI movie: `public.avi`, `.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// MP3 audio: `public.mp3`, `.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// MPEG-4 audio: `public.mpeg-4-audio`, `.mp4a`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected audio: `com.apple.protected-mpeg-4-audio`, `.m4p`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// WAV audio: `com.microsoft.waveform-audio`, `.wav`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// AIFF audio: `public.aiff-audio`, `.aiff`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// MIDI: `public.midi-audio`, `.mid`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Playlist: `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// Playlist: `public.m3u-playlist`, `.m3u`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// Archive: `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// ZIP archive: `public.zip-archive`, `.zip`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// Gzip archive: `org.gnu.gnu-zip-archive`, `.gz`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Bzip2 archive: `public.bzip2-archive`, `.bz2`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// Apple archive: `com.apple.archive`, `.aar`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Disk image: `public.disk-image`.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// Font: `public.font`.
    public static var font: UTType { UTType(known: "public.font") }
    /// Database: `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// Presentation: `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// Spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// EPUB book: `org.idpf.epub-container`, `.epub`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// Bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// PKCS #12: `com.rsa.pkcs-12`, `.p12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// Certificate: `public.x509-certificate`, `.cer`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}
