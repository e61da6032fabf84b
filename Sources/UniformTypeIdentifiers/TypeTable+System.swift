extension TypeTable {
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
    static let systemTypes = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||composite content
        public.data|public.item|||data
        public.directory|public.item|||folder
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.application|com.apple.bundle|||application
        com.apple.application-bundle|com.apple.application com.apple.package|app||application
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
        public.symlink|public.item|||alias
        com.apple.alias-file|public.data|||alias
        public.executable|public.item|||executable
        public.unix-executable|public.data public.executable|||program
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        com.apple.web-internet-location|public.data|webloc||web address
        public.text|public.data public.content||text/*|text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
        public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
        public.utf16-external-plain-text|public.plain-text|||Unicode text
        public.delimited-values-text|public.text|||values
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV
        public.tab-separated-values-text|public.delimited-values-text|tsv tab|text/tab-separated-values|TSV
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
        public.html|public.text|html htm shtml|text/html|HTML
        public.xml|public.text|xml|application/xml text/xml|XML
        public.xhtml|public.xml|xhtml xht|application/xhtml+xml|XHTML
        public.yaml|public.text|yml yaml|application/x-yaml|YAML
        public.json|public.text|json|application/json|JSON
        public.geojson|public.json|geojson|application/geo+json|GeoJSON
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        public.vcard|public.text|vcf vcard|text/vcard text/directory text/x-vcard|contact card
        public.to-do-item|public.item|||to-do
        public.calendar-event|public.item|||calendar event
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar file
        public.email-message|public.item public.message|||e-mail message
        public.message|public.item|||message
        com.apple.mail.email|public.data public.email-message|eml|message/rfc822|e-mail message
        public.contact|public.item|||contact
        public.source-code|public.plain-text|||source code
        public.script|public.source-code|||script
        public.shell-script|public.script|sh command||shell script
        public.python-script|public.shell-script|py|text/x-python-script|Python script
        public.ruby-script|public.shell-script|rb|text/x-ruby-script|Ruby script
        public.perl-script|public.shell-script|pl pm|text/x-perl-script|Perl script
        public.php-script|public.shell-script|php php3 php4|text/php|PHP script
        com.netscape.javascript-source|public.source-code public.executable|js javascript mjs|text/javascript|JavaScript
        public.assembly-source|public.source-code|s||assembly source
        public.c-source|public.source-code|c||C source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ source
        public.c-plus-plus-header|public.source-code|hpp hh h++||C++ header
        public.objective-c-source|public.source-code|m||Objective-C source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.swift-source|public.source-code|swift||Swift source
        public.css|public.text|css|text/css|CSS
        public.log|public.plain-text|log||log
        public.image|public.data public.content||image/*|image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.png|public.image|png|image/png|PNG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp dib|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|icon
        com.apple.icns|public.image|icns|image/x-icns|icon
        public.heif-standard|public.image||image/heif|HEIF image
        public.heif|public.heif-standard|heif|image/heif|HEIF image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||raw image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
        com.apple.live-photo|public.composite-content|||Live Photo
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.adobe.postscript|public.data|ps|application/postscript|PostScript
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.data public.3d-content|usd||USD scene
        com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|USDZ scene
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple movie
        com.apple.protected-mpeg-4-video|public.video|||protected movie
        public.avi|public.movie|avi|video/avi video/x-msvideo|AVI movie
        public.3gpp|public.movie|3gp|video/3gpp|3GPP movie
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4-audio|public.mpeg-4 public.audio|mp4a|audio/mp4|MPEG-4 audio
        com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|Apple audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav|WAV audio
        public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        public.midi-audio|public.audio|mid midi|audio/midi|MIDI
        org.xiph.flac|public.audio|flac|audio/flac|FLAC audio
        public.playlist|public.content|||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|playlist
        public.archive|public.data|||archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
        public.bzip2-archive|public.archive|bz2 bz|application/x-bzip2|bzip2 archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        com.apple.archive|public.archive|aar||Apple archive
        public.disk-image|public.archive|||disk image
        com.apple.disk-image|public.disk-image|dmg|application/x-apple-diskimage|disk image
        public.font|public.data|||font
        public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
        public.opentype-font|public.font|otf|font/otf|OpenType font
        public.database|public.data|||database
        public.presentation|public.composite-content|||presentation
        public.spreadsheet|public.content|||spreadsheet
        com.microsoft.word.doc|public.data|doc|application/msword|Word document
        org.openxmlformats.wordprocessingml.document|public.data|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
        public.bookmark|public.data|||bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
        """
}
