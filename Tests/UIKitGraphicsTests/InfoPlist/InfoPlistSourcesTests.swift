@testable import UIKitGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct InfoPlistSourcesTests {
    private let package: URL

    init() throws {
        package = FileManager.default.temporaryDirectory.appendingPathComponent("forastero-plist-\(UUID().uuidString)")
        try write("", to: "Package.swift")
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func list(_ storyboard: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>\(storyboard)</string></dict></plist>"
    }

    private var found: String? {
        defer { try? FileManager.default.removeItem(at: package) }
        return InfoPlist(executable: package.appendingPathComponent(".build/debug/App")).mainStoryboardName(isPad: false)
    }

    @Test func aFileAmongTheSourcesOfTheTargetIsRead() throws {
        try write(list("Deep"), to: "Sources/App/Supporting Files/Info.plist")
        try write(list("Other"), to: "Sources/Other/Info.plist")
        #expect(found == "Deep")
    }

    @Test func aFileOfTheTargetsNameComesFirst() throws {
        try write(list("Plain"), to: "App/Info.plist")
        try write(list("Named"), to: "App/App-Info.plist")
        #expect(found == "Named")
    }

    @Test func theFileOfATestTargetIsNotTheApps() throws {
        try write(list("Tests"), to: "App/Tests/Info.plist")
        #expect(found == nil)
    }

    @Test func aFileBesideTheExecutableComesBeforeTheSources() throws {
        try write(list("Source"), to: "Sources/App/Info.plist")
        try write(list("Built"), to: ".build/debug/App-Info.plist")
        #expect(found == "Built")
    }
}
