/// A room in which sound is heard.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitreverbpreset
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom = 1
    case largeRoom = 2
    case mediumHall = 3
    case largeHall = 4
    case plate = 5
    case mediumChamber = 6
    case largeChamber = 7
    case cathedral = 8
    case largeRoom2 = 9
    case mediumHall2 = 10
    case mediumHall3 = 11
    case largeHall2 = 12

    /// In what part of a second sound has become a thousandth as loud, and how much of high frequencies the walls take. Of our own choice.
    var room: (seconds: Double, damping: Float) {
        switch self {
        case .smallRoom: (0.4, 0.5)
        case .mediumRoom: (0.7, 0.5)
        case .largeRoom, .largeRoom2: (1.1, 0.45)
        case .plate: (1.4, 0.1)
        case .mediumChamber: (1.2, 0.35)
        case .largeChamber: (1.7, 0.35)
        case .mediumHall, .mediumHall2, .mediumHall3: (1.9, 0.3)
        case .largeHall, .largeHall2: (2.6, 0.3)
        case .cathedral: (5, 0.25)
        }
    }
}
