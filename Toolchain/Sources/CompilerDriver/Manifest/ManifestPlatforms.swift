import SwiftParser
import SwiftSyntax
import Translator

/// Makes a package manifest mean this machine where it means iOS: every list of platforms with `.iOS` gets `.linux` too.
///
/// Conditions such as `.when(platforms: [.iOS])` are decided for the triple that is built for, which is this machine's. The list of
/// supported platforms, `[.iOS(.v15)]`, holds calls and stays as it is.
enum ManifestPlatforms {
    static func edits(for manifest: [UInt8]) -> [Edit] {
        let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = PlatformListFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.offsets.map { Edit(range: $0..<$0, text: ", .linux") }
    }
}

private final class PlatformListFinder: SyntaxVisitor {
    /// Where an `.iOS` ends, in a list without `.linux`.
    private(set) var offsets: [Int] = []

    private static let platforms: Set<String> = [
        "macOS", "macCatalyst", "iOS", "tvOS", "watchOS", "visionOS", "driverKit", "linux", "windows", "android", "wasi", "openbsd",
    ]

    override func visit(_ list: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        let members = list.elements.map { $0.expression.as(MemberAccessExprSyntax.self) }
        let names = members.map { $0?.declName.baseName.text ?? "" }
        if names.allSatisfy(Self.platforms.contains), !names.contains("linux"), let position = names.firstIndex(of: "iOS"),
            let member = members[position]
        {
            offsets.append(member.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }
}
