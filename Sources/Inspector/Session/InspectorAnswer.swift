import Foundation

/// The answer to a question of a page: what was asked for, or why there is none.
struct InspectorAnswer: Encodable {
    var type = "inspect"
    /// That of the question.
    var number: Int?
    var error: String?
    var tree: [ViewNode]?
    var ids: [Int]?
    var id: Int?
    var details: ViewDetails?
    var controllers: [ControllerNode]?
    var planes: [LayerPlane]?
    /// A picture in PNG, in base 64.
    var picture: String?
    var frames: FrameReport?
    var counts: [ObjectCount]?
    var recording: RecordingReport?

    init(number: Int?) { self.number = number }

    /// The answer as JSON.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try? encoder.encode(self)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? #"{"type":"inspect","error":"the answer cannot be written"}"#
    }
}

/// All that is known of a view.
struct ViewDetails: Codable, Equatable, Sendable {
    var id: Int
    var className: String
    /// From its class up to the root of all views.
    var superclasses: [String]
    var sections: [InspectedSection]
    /// Why its frame is what it is, in sentences.
    var reasons: [String]
    var chain: [ChainLink]
    var gestures: [GestureNote]
    var layoutGuides: [LayoutGuideNote]
    var constraints: [ConstraintNote]
}

/// A constraint that names a view.
struct ConstraintNote: Codable, Equatable, Sendable {
    /// Along which axis: `across` or `in height`.
    var axis: String
    /// As an equation, in UIKit's form.
    var text: String
}

/// A layout guide of a view.
struct LayoutGuideNote: Codable, Equatable, Sendable {
    var name: String
    /// In points of the view: x, y, width, height.
    var frame: [Double]
}

struct FrameReport: Codable, Equatable, Sendable {
    /// The number of the latest frame.
    var latest: Int
    var passNames: [String]
    /// Those that the page does not know.
    var records: [FrameRecord]
    var screenPixels: Int
}

struct RecordingReport: Codable, Equatable, Sendable {
    var isRecording: Bool
    var stepCount: Int
    var script: String
    var swiftCode: String
}
