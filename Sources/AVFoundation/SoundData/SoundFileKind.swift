import Foundation

/// How a file is written, by its name and by settings: libsndfile's numbers.
enum SoundFileKind {
    private static let kinds: [String: Int32] = [
        "wav": 0x01_0000, "wave": 0x01_0000, "aif": 0x02_0000, "aiff": 0x02_0000, "aifc": 0x02_0000, "caf": 0x18_0000, "flac": 0x17_0000,
    ]
    private static let (bits16, bits24, bits32, float, double): (Int32, Int32, Int32, Int32, Int32) = (2, 3, 4, 6, 7)
    private static let (lossless16, lossless24): (Int32, Int32) = (0x70, 0x72)
    private static let wholeNumbersOnly: Int32 = 0x17_0000

    /// Nil for what is not written here.
    static func of(_ url: URL, _ settings: [String: Any]) -> Int32? {
        guard let kind = kinds[url.pathExtension.lowercased()] else { return nil }
        func number(_ key: String) -> Int? { (settings[key] as? NSNumber)?.intValue ?? settings[key] as? Int }
        let isFloat = (settings[AVLinearPCMIsFloatKey] as? Bool) ?? (number(AVLinearPCMIsFloatKey) ?? 0 != 0)
        let depth = number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16)
        switch AVAudioFormat.id(in: settings) {
        case kAudioFormatAppleLossless:
            return kinds["caf"] == kind ? kind | (depth > 16 ? lossless24 : lossless16) : nil
        case kAudioFormatLinearPCM, nil:
            if isFloat { return kind == wholeNumbersOnly ? kind | bits24 : kind | (depth == 64 ? double : float) }
            switch depth {
            case 16: return kind | bits16
            case 24: return kind | bits24
            case 32: return kind == wholeNumbersOnly ? kind | bits24 : kind | bits32
            default: return nil
            }
        default: return nil
        }
    }

    /// What the samples of a file are.
    static func format(of info: SoundFileLibrary.Info) -> AVAudioCommonFormat {
        switch info.format & 0xFFFF {
        case bits16: .pcmFormatInt16
        case bits32: .pcmFormatInt32
        case float: .pcmFormatFloat32
        case double: .pcmFormatFloat64
        default: .otherFormat
        }
    }
}
