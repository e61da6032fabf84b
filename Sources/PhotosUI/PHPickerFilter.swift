import Foundation

/// Which kinds of pictures a picker shows. All that there are here are still images, so that other kinds show nothing.
// apple: https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case images
        case others(String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }
    private let rule: Rule
    private init(_ rule: Rule) { self.rule = rule }

    /// Still images, live ones and panoramas among them.
    public static let images = PHPickerFilter(.images)
    /// Films of all kinds.
    public static let videos = PHPickerFilter(.others("videos"))
    /// Still images that move a little.
    public static let livePhotos = PHPickerFilter(.others("live photos"))
    /// Pictures of a screen.
    public static let screenshots = PHPickerFilter(.others("screenshots"))
    /// Very wide still images.
    public static let panoramas = PHPickerFilter(.others("panoramas"))
    /// Still images that know what is in front.
    public static let depthEffectPhotos = PHPickerFilter(.others("depth effect photos"))
    /// Several still images in quick succession.
    public static let bursts = PHPickerFilter(.others("bursts"))
    /// Films that know what is in front.
    public static let cinematicVideos = PHPickerFilter(.others("cinematic videos"))
    /// Films in slow motion.
    public static let slomoVideos = PHPickerFilter(.others("slow motion"))
    /// Films in quick motion.
    public static let timelapseVideos = PHPickerFilter(.others("time lapses"))
    /// Films of a screen.
    public static let screenRecordings = PHPickerFilter(.others("screen recordings"))

    /// The assets that one of them shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
    /// The assets that each of them shows.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
    /// The assets that it does not show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// True if still images are shown.
    var showsImages: Bool {
        switch rule {
        case .images: true
        case .others: false
        case .any(let filters): filters.contains(where: \.showsImages)
        case .all(let filters): filters.allSatisfy(\.showsImages)
        case .not(let filter): !filter.showsImages
        }
    }
}
