import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Files of user defaults that cannot be used")
struct UserDefaultsDamageTests {
    private let folder: DefaultsFolder
    private let record = RecordedReport()

    init() throws { folder = try DefaultsFolder() }

    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"

    private static let damaged: [(String, Data)] = [
        ("empty", Data()),
        ("garbage", Data("garbage".utf8)),
        ("zeros", Data(count: 4096)),
        ("cut off", Data((head + "<dict>\n<key>k</key>\n<string>v").utf8)),
        ("a list", Data((head + "<array><string>x</string></array></plist>").utf8)),
        ("a text", Data((head + "<string>x</string></plist>").utf8)),
        ("binary", Data("bplist00".utf8) + Data(count: 60)),
        ("deep", Data((head + String(repeating: "<array>", count: 200_000)).utf8)),
        ("wrong number", Data((head + "<dict><key>k</key><integer>12x</integer></dict></plist>").utf8)),
    ]

    @Test(
        "A damaged or foreign file is reported with its path and its place, kept aside, and the application starts",
        arguments: damaged.map(\.0))
    func damage(kind: String) throws {
        let content = try #require(Self.damaged.first { $0.0 == kind }).1
        try content.write(to: URL(fileURLWithPath: folder.file))
        let defaults = try folder.defaults(report: record.report)
        defaults.register(defaults: ["k": "default"])
        #expect(defaults.string(forKey: "k") == "default")
        #expect(record.messages.count == 1)
        let message = try #require(record.messages.first)
        let copy = folder.path + "/App.damaged-1.plist"
        #expect(message.contains(folder.file), "\(message)")
        #expect(message.contains(copy), "\(message)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == content)
        defaults.set("new", forKey: "k")
        #expect(defaults.synchronize())
        #expect(try folder.defaults().string(forKey: "k") == "new")
    }

    @Test("The place of the damage is a line or a byte")
    func place() throws {
        func reason(_ kind: String) -> String {
            guard let data = Self.damaged.first(where: { $0.0 == kind })?.1 else { return "" }
            do {
                _ = try DefaultsFileFormat.values(in: data)
                return ""
            } catch {
                return error.reason
            }
        }
        #expect(reason("cut off").contains("line 5"), "\(reason("cut off"))")
        #expect(reason("garbage").contains("line 1"), "\(reason("garbage"))")
        #expect(reason("zeros").contains("byte 0"))
        #expect(reason("deep").contains("line 3"))
        #expect(reason("binary").contains("byte 0"))
    }

    @Test("A second damaged file does not replace the first")
    func twice() throws {
        for round in 1...2 {
            try Data("garbage \(round)".utf8).write(to: URL(fileURLWithPath: folder.file))
            _ = try folder.defaults(report: record.report).object(forKey: "k")
        }
        #expect(try String(contentsOfFile: folder.path + "/App.damaged-1.plist", encoding: .utf8) == "garbage 1")
        #expect(try String(contentsOfFile: folder.path + "/App.damaged-2.plist", encoding: .utf8) == "garbage 2")
    }

    @Test("What the journal holds survives the damage of the file")
    func journalSurvives() throws {
        try folder.defaults().set(1, forKey: "k")
        try Data("garbage".utf8).write(to: URL(fileURLWithPath: folder.file))
        #expect(try folder.defaults(report: record.report).integer(forKey: "k") == 1)
    }

    @Test("A folder that cannot be written to: a clear message, once; values last until the end of the process")
    func unwritable() throws {
        let store = DefaultsStore(
            location: DefaultsLocation(folder: "/proc/defaults"), applicationDomain: "App", report: record.report)
        let defaults = try DefaultsFolder.defaults(in: store)
        defaults.set(1, forKey: "a")
        defaults.set(2, forKey: "b")
        #expect(defaults.integer(forKey: "a") == 1)
        #expect(defaults.integer(forKey: "b") == 2)
        #expect(record.messages.count == 1)
        #expect(record.messages.first?.contains("/proc/defaults/App.plist cannot be saved") == true, "\(record.messages)")
        #expect(record.messages.first?.contains("--defaults") == true)
        #expect(!defaults.synchronize())
    }

    @Test("A folder in place of the file is left alone, and nothing is saved")
    func folderInPlace() throws {
        try FileManager.default.createDirectory(atPath: folder.file + "/inside", withIntermediateDirectories: true)
        let defaults = try folder.defaults(report: record.report)
        defaults.set(1, forKey: "k")
        #expect(defaults.integer(forKey: "k") == 1)
        #expect(record.messages.count == 1, "\(record.messages)")
        #expect(FileManager.default.fileExists(atPath: folder.file + "/inside"))
    }
}
