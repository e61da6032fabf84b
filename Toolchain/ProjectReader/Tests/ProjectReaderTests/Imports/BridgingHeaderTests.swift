import Foundation
import Testing

@testable import ProjectReader

@Suite struct BridgingHeaderTests {
    private let fixture = ProjectFixture.app(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App-Bridging.h\";")
    private let report = ProjectReport()

    private func header(_ text: String) throws -> BridgingHeader {
        fixture.folder.write(text, to: "App-Bridging.h")
        return try fixture.plan(report).app.bridgingHeader
    }

    /// Without the lines that say where the others are from.
    private func declarations(_ header: BridgingHeader) -> [String] {
        header.text.split(separator: "\n").filter { !$0.hasPrefix("#line") && !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }

    @Test("XP-142: a bridging header counts if it imports headers of the project") func ownHeaders() throws {
        #expect(try header("// #import \"No.h\"\n#import <UIKit/UIKit.h>\n").unseen.isEmpty)
        #expect(report.entries.isEmpty)
        #expect(try header("#import <UIKit/UIKit.h>\n  # import \"Old.h\"\n").unseen.map(\.name) == ["Old.h"])
        #expect(report.says("Old.h"))
    }

    @Test("XP-143: the modules of the headers between angle brackets are imported into every file, where they are here") func modules()
        throws
    {
        let text = """
            #import <CommonCrypto/CommonCrypto.h>
            #include <sqlite3.h>
            @import CoreData;
            #import <Pod/Pod-umbrella.h>
            #import <UIKit/UIKit.h>
            """
        #expect(try header(text).modules == ["CommonCrypto", "SQLite3", "CoreData", "Pod", "UIKit"])
        var choice = AppPlanner.Choice()
        choice.available = ["UIKit", "CommonCrypto"]
        let plan = try fixture.plan(report, choice), out = TemporaryFolder()
        _ = try PackageWriter.write(plan, to: out.path, report: report)
        let manifest = try #require(out.text("package/Package.swift"))
        let flags = ["CommonCrypto", "UIKit"].map { #""-Xfrontend", "-import-module", "-Xfrontend", "\#($0)""# }
        #expect(manifest.contains(flags.joined(separator: ", ")))
        #expect(!manifest.contains("SQLite3") && !manifest.contains("-import-objc-header"))
        let explanation = ProjectExplanation(plan, workspace: try fixture.workspace()).text
        #expect(explanation.contains("SQLite3\n        the bridging header of App"))
    }

    @Test(
        "XP-143: what a framework's own header imports is seen by its files, and by those that import it",
        arguments: ["Kit.h", "Kit-umbrella.h"])
    func umbrella(name: String) throws {
        let fixture = ProjectFixture(name: "App")
        fixture.folder.write("#import \"Part.h\"\n#import <Kit/Part.h>\n@import Gone;\n", to: name)
        fixture.folder.write("#import <UIKit/UIKit.h>\n@interface Part : NSObject\n@end\n", to: "Part.h")
        let headers = [fixture.file(name, text: nil), fixture.file("Part.h", text: nil)]
        fixture.object("B_H", "PBXBuildFile", "fileRef = \(headers[0]);")
        fixture.object("B_P", "PBXBuildFile", "fileRef = \(headers[1]);")
        fixture.object("P_H", "PBXHeadersBuildPhase", "files = (B_P, B_H);")
        fixture.object("KR", "PBXFileReference", "path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target("App", sources: [fixture.file("Main.swift")], frameworks: ["KR"])
        fixture.target("Kit", type: "com.apple.product-type.framework", sources: [fixture.file("Kit.swift")], phases: ["P_H"])
        var choice = AppPlanner.Choice()
        choice.available = ["UIKit"]
        let plan = try fixture.plan(report, choice), out = TemporaryFolder()
        #expect(plan.libraries.map(\.umbrellaModules) == [["UIKit", "Kit", "Gone"]])
        _ = try PackageWriter.write(plan, to: out.path, report: report)
        #expect(out.text("package/Targets/Kit/UmbrellaHeader.swift") == "@_exported import UIKit\n")
        #expect(out.text("package/Targets/App/UmbrellaHeader.swift") == nil)
        #expect(report.entries.isEmpty)
    }

    @Test("XP-144: headers in plain C are given to the compiler, each once, those in Objective-C are told") func plainC() throws {
        let types = "#pragma once\n#include <stdint.h>\n#import \"Other.h\"\ntypedef struct { uint32_t n; } Vertex; // one\n"
        let other = "#include \"Types.h\"\nNS_ASSUME_NONNULL_BEGIN\nenum { count = 4 };\n#define maximum \\\n  7\nNS_ASSUME_NONNULL_END\n"
        fixture.folder.write(types, to: "Sub/Types.h")
        fixture.folder.write(other, to: "Sub/Other.h")
        fixture.folder.write("@interface Old : NSObject\n@end\n", to: "Old.h")
        let header = try header("/* a\nb */ #import \"Sub/Types.h\"\n#import \"Old.h\"\nint twice(int a);\n")
        #expect(
            declarations(header) == [
                "enum { count = 4 };", "#define maximum \\", "  7", "#include <stdint.h>", "typedef struct { uint32_t n; } Vertex; ",
                "int twice(int a);",
            ])
        #expect(header.text.contains("#line 1 \"\(fixture.folder.path)/Sub/Types.h\"\n\n#include <stdint.h>"))
        #expect(header.unseen == [UnseenHeader(name: "Old.h", types: ["Old"])] && report.says("Old.h (Old)"))
        let out = TemporaryFolder()
        _ = try PackageWriter.write(try fixture.plan(report), to: out.path, report: report)
        let name = try #require(FileSystem.names(in: out.path + "/package/Headers").first)
        #expect(out.text("package/Headers/" + name) == header.text)
        #expect(out.text("package/Package.swift")?.contains("\"-import-objc-header\", \"\(out.path)/package/Headers/\(name)\"") == true)
    }

    @Test("XP-145: classes and protocols in Objective-C are told with their headers, and where Swift names them") func namesOfClasses()
        throws
    {
        let text = """
            #import <Foundation/Foundation.h>
            @class Ahead; @protocol Later;
            @protocol Keeper, Other;
            /* @interface Comment : NSObject */
            @protocol StoreDelegate <NSObject>
            @end
            @interface Store : NSObject
            @end
            @interface Store (Extra)
            @end
            """
        fixture.folder.write(text, to: "Store.h")
        fixture.folder.write("let a = 1 // Store\nlet store: Store? = Store(), Store_ = 2\n", to: "AppDelegate.swift")
        let header = try header("#import \"Store.h\"\n#import \"Gone.h\"\n")
        #expect(
            header.unseen == [UnseenHeader(name: "Store.h", types: ["StoreDelegate", "Store"]), UnseenHeader(name: "Gone.h", types: [])])
        #expect(report.says("Store.h (StoreDelegate, Store), Gone.h"))
        let explanation = ProjectExplanation(try fixture.plan(report), workspace: try fixture.workspace()).text
        #expect(
            explanation.contains(
                "Objective-C that Swift does not see here\n    App: Store.h\n        Store: AppDelegate.swift:2\n"))
    }

    @Test("XP-144: what frameworks bring is there, and a header that is no C without them is told and left out") func compiled() throws {
        fixture.folder.write("bool isDone(int32_t count, size_t size);\n", to: "Plain.h")
        fixture.folder.write("AVAudioFormat *format(void);\nint good(void);\n", to: "Sound.h")
        fixture.folder.write("Missing *later(void);\n", to: "Later.h")
        fixture.folder.write(
            "#import <UIKit/UIKit.h>\n#import \"Plain.h\"\n#import \"Sound.h\"\n#import \"Later.h\"\nint own(void);\n", to: "App-Bridging.h"
        )
        let clang = try #require(
            ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { $0 + "/clang" }.first { FileSystem.exists($0) })
        var choice = AppPlanner.Choice()
        choice.headerCompiler = HeaderCompiler(clang: clang)
        let header = try fixture.plan(report, choice).app.bridgingHeader
        #expect(header.unseen.map(\.name) == ["Sound.h", "Later.h"] && report.says("Sound.h, Later.h"))
        #expect(
            declarations(header) == [
                "#include <stdbool.h>", "#include <stddef.h>", "#include <stdint.h>", "bool isDone(int32_t count, size_t size);",
                "int own(void);",
            ])
        choice.headerCompiler = HeaderCompiler(clang: "/nowhere/clang")
        #expect(try fixture.plan(report, choice).app.bridgingHeader.unseen.isEmpty)
    }

    @Test("XP-144: a header is found wherever the project has one of its name") func headersByName() throws {
        fixture.file("Deep/Er/Constants.h", text: "enum { seven = 7 };\n")
        #expect(declarations(try header("#import \"Constants.h\"\n")) == ["enum { seven = 7 };"])
    }

    @Test(
        "XP-144, XP-150: what would have the compiler read another file is not given to it",
        arguments: [
            "#include \"/etc/passwd\"", "#include MACRO", "%:include \"/etc/passwd\"", "??=include \"/etc/passwd\"",
            "#\\\ninclude \"/etc/passwd\"",
            "/**/#include </etc/passwd>", "#embed \"/etc/passwd\"", "#include_next <x.h>", "_Pragma(\"clang module import x\")",
            "#inc\\\nlude \"/etc/passwd\"",
            "#if __has_include(\"/etc/passwd\")", "#include <../../../../etc/passwd>", "#pragma GCC dependency \"/etc/passwd\"",
            // Signs that the compiler passes over, words and signs over two lines, and comments that only it sees.
            "#include \"/etc/passwd\"\u{c}", "\0#include \"/etc/passwd\"", "\u{180e}#include \"/etc/passwd\"",
            "\"\r#include \"/etc/passwd\"", "%\\\n:include \"/etc/passwd\"", "/\\\n* */ #include \"/etc/passwd\"",
            "int q = '\"'; /*\n*/ #include \"/etc/passwd\"", "#include <stdio.h>\u{b}\"/etc/passwd\"",
        ]) func hostileHeaders(line: String) throws
    {
        fixture.folder.write(line + "\nint a;\n", to: "H.h")
        do {
            let text = try header("#include \"H.h\"\n").text
            #expect(!text.contains("passwd"))
            #expect(!text.contains("include"))
            #expect(!text.contains("ragma"))
            #expect(!text.contains("embed"))
        } catch let error as ProjectError {
            #expect(error.message.contains("leads out of the checkout"))
        }
    }

    @Test("XP-149: headers that import each other end") func circles() throws {
        fixture.folder.write("#include \"B.h\"\nint a;\n", to: "A.h")
        fixture.folder.write("#include \"A.h\"\n#include \"B.h\"\nint b;\n", to: "B.h")
        #expect(declarations(try header("#include \"A.h\"\n#include \"App-Bridging.h\"\n")) == ["int b;", "int a;"])
    }

    @Test("XP-144: sources in plain C become a module beside that of the target, with the headers of the project in their texts")
    func plainSources() throws {
        let fixture = ProjectFixture(name: "App")
        fixture.folder.write("#include <stdio.h>\nint count(void);\n", to: "Count.h")
        let count = fixture.file("Count.c", text: "#include \"Count.h\"\nint count(void) { return 7; }\n")
        let mixed = fixture.file("Mixed.c", text: "#include <CoreFoundation/CoreFoundation.h>\nint mixed(void) { return 1; }\n")
        let outside = fixture.file("Outside.c", text: "#include \"/etc/passwd\"\nint outside(void) { return 1; }\n")
        fixture.target("App", sources: [fixture.file("Main.swift"), count, mixed])
        let plan = try fixture.plan(report), out = TemporaryFolder()
        #expect(plan.app.contents.otherSources.map { ($0 as NSString).lastPathComponent } == ["Mixed.c"])
        _ = try PackageWriter.write(plan, to: out.path, report: report)
        let manifest = try #require(out.text("package/Package.swift"))
        #expect(manifest.contains(".target(name: \"App_C\", path: \"Targets/App_C\")"))
        #expect(manifest.contains("dependencies: [.target(name: \"App_C\")]"))
        let text = try #require(out.text("package/Targets/App_C/Count.c"))
        #expect(text.contains("int count(void);") && text.contains("return 7;") && !text.contains("#include \""))
        #expect(out.text("package/Targets/App_C/include/App_C.h") == "")
        fixture.target("App2", sources: [fixture.file("Main2.swift"), outside])
        var choice = AppPlanner.Choice()
        choice.target = "App2"
        #expect(throws: ProjectError.self) { try fixture.plan(report, choice) }
    }
}
