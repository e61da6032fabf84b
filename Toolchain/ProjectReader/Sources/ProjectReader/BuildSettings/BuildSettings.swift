import Foundation

/// The settings of a target in one configuration. Values are worked out when they are asked for, since those of a project may name
/// settings that only its targets have.
package final class BuildSettings {
    /// From the lowest to the highest.
    private let layers: [SettingsTable]
    private let situation: [String: String]
    private let report: ProjectReport
    private let place: String
    private var known: [String: String] = [:]

    /// - Parameter place: the target, for warnings.
    init(layers: [SettingsTable], situation: [String: String], report: ProjectReport, place: String) {
        self.layers = layers
        self.situation = situation
        self.report = report
        self.place = place
    }

    package subscript(name: String) -> String {
        if let value = known[name] { return value }
        let value = evaluation { $0.value(of: name) }
        known[name] = value
        return value
    }

    /// Returns true if anything assigns it here; an empty value is one, too.
    package func isAssigned(_ name: String) -> Bool {
        layers.contains { !$0.values(of: name, in: situation).isEmpty }
    }

    package func isTrue(_ name: String) -> Bool { SettingText.isTrue(self[name]) }

    package func list(_ name: String) -> [String] { SettingText.words(self[name]) }

    /// A text with settings in it, such as a value of Info.plist.
    package func expand(_ text: String) -> String {
        guard text.contains("$") else { return text }
        return evaluation { $0.expand(text, inherited: nil) }
    }

    /// The names of all settings that begin so, in order.
    package func names(beginning prefix: String) -> [String] {
        Set(layers.flatMap { $0.assignments.keys }).filter { $0.hasPrefix(prefix) && isAssigned($0) }.sorted()
    }

    private func evaluation(_ body: (inout SettingEvaluation) -> String) -> String {
        var evaluation = SettingEvaluation(layers: layers, situation: situation)
        let value = body(&evaluation)
        if let problem = evaluation.problem { report.warn("\(place): \(problem)") }
        return value
    }
}
