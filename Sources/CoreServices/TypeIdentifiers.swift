public import CoreGraphics

// Identifiers of types as they were named before `UTType`.
// apple: https://developer.apple.com/documentation/coreservices/uttype

/// `public.item`, now `UTType.item`.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// `public.content`, now `UTType.content`.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// `public.composite-content`, now `UTType.compositeContent`.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
/// `public.data`, now `UTType.data`.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// `public.directory`, now `UTType.directory`.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// `public.folder`, now `UTType.folder`.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// `com.apple.package`, now `UTType.package`.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
/// `com.apple.bundle`, now `UTType.bundle`.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
/// `com.apple.application`, now `UTType.application`.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
/// `public.url`, now `UTType.url`.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// `public.file-url`, now `UTType.fileURL`.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// `public.text`, now `UTType.text`.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// `public.plain-text`, now `UTType.plainText`.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// `public.utf8-plain-text`, now `UTType.utf8PlainText`.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// `public.utf16-plain-text`, now `UTType.utf16PlainText`.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// `public.comma-separated-values-text`, now `UTType.commaSeparatedText`.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// `public.tab-separated-values-text`, now `UTType.tabSeparatedText`.
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// `public.rtf`, now `UTType.rtf`.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// `com.apple.rtfd`, now `UTType.rtfd`.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// `com.apple.flat-rtfd`, now `UTType.flatRTFD`.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// `public.html`, now `UTType.html`.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// `public.xml`, now `UTType.xml`.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// `public.json`, now `UTType.json`.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// `com.apple.property-list`, now `UTType.propertyList`.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// `com.apple.xml-property-list`, now `UTType.xmlPropertyList`.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// `com.apple.binary-property-list`, now `UTType.binaryPropertyList`.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// `public.vcard`, now `UTType.vCard`.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// `public.source-code`, now `UTType.sourceCode`.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// `public.swift-source`, now `UTType.swiftSource`.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// `com.netscape.javascript-source`, now `UTType.javaScript`.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// `public.image`, now `UTType.image`.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// `public.jpeg`, now `UTType.jpeg`.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// `public.png`, now `UTType.png`.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// `com.compuserve.gif`, now `UTType.gif`.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// `public.tiff`, now `UTType.tiff`.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// `com.microsoft.bmp`, now `UTType.bmp`.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// `com.microsoft.ico`, now `UTType.ico`.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
/// `public.svg-image`, now `UTType.svg`.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// `public.camera-raw-image`, now `UTType.rawImage`.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// `com.apple.live-photo`, now `UTType.livePhoto`.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// `com.adobe.pdf`, now `UTType.pdf`.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// `public.audiovisual-content`, now `UTType.audiovisualContent`.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// `public.movie`, now `UTType.movie`.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// `public.video`, now `UTType.video`.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// `public.audio`, now `UTType.audio`.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// `com.apple.quicktime-movie`, now `UTType.quickTimeMovie`.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// `public.mpeg`, now `UTType.mpeg`.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
/// `public.mpeg-4`, now `UTType.mpeg4Movie`.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// `public.avi`, now `UTType.avi`.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
/// `public.mp3`, now `UTType.mp3`.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// `public.mpeg-4-audio`, now `UTType.mpeg4Audio`.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// `com.microsoft.waveform-audio`, now `UTType.wav`.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// `public.aiff-audio`, now `UTType.aiff`.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// `public.archive`, now `UTType.archive`.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// `public.zip-archive`, now `UTType.zip`.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// `org.gnu.gnu-zip-archive`, now `UTType.gzip`.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// `public.font`, now `UTType.font`.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
/// `public.database`, now `UTType.database`.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"
/// `public.presentation`, now `UTType.presentation`.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
/// `public.spreadsheet`, now `UTType.spreadsheet`.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// `public.contact`, now `UTType.contact`.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// `public.message`, now `UTType.message`.
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
/// `public.email-message`, now `UTType.emailMessage`.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
/// `org.idpf.epub-container`, now `UTType.epub`.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"

/// Extensions of file names.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"
