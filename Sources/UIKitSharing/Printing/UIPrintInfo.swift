import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// What is said about a job of printing.
// apple: https://developer.apple.com/documentation/uikit/uiprintinfo
@preconcurrency @MainActor @objcMembers open class UIPrintInfo: UIObject {
    /// Default: empty.
    open var jobName = ""
    /// The printer; nil for none that is known. Default: nil.
    open var printerID: String?
    /// Default: general.
    open var outputType: UIPrintInfo.OutputType = .general
    /// Default: portrait.
    open var orientation: UIPrintInfo.Orientation = .portrait
    /// Default: none.
    open var duplex: UIPrintInfo.Duplex = .none

    /// One for which nothing is said.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// What ``dictionaryRepresentation`` has written; what it does not know is left out.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        jobName = dictionary?["UIPrintInfoJobName"] as? String ?? ""
        printerID = dictionary?["UIPrintInfoPrinterID"] as? String
        outputType = (dictionary?["UIPrintInfoOutputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?["UIPrintInfoOrientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?["UIPrintInfoDuplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    public override init() { super.init() }

    /// All that is said, to be kept.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            "UIPrintInfoJobName": jobName, "UIPrintInfoOutputType": outputType.rawValue, "UIPrintInfoOrientation": orientation.rawValue,
            "UIPrintInfoDuplex": duplex.rawValue,
        ]
        values["UIPrintInfoPrinterID"] = printerID
        return values
    }
}

extension UIPrintInfo {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo = 1
        case grayscale = 2
        case photoGrayscale = 3
    }

    /// How the sheet lies.
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape = 1
    }

    /// Says whether both sides are printed on.
    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge = 1
        case shortEdge = 2
    }
}
