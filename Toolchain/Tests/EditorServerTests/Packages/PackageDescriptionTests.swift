import Testing

@testable import EditorServer

struct PackageDescriptionTests {
    private let description: JSON = [
        "dependencies": [["path": "/other", "type": "fileSystem"], ["url": "https://example.org/x"]], "tools_version": "5.9",
        "targets": [
            [
                "name": "My-App", "c99name": "My_App", "module_type": "SwiftTarget", "path": "Sources/App",
                "sources": ["A.swift", "b/B.swift", "c.h"],
            ],
            ["name": "C", "module_type": "ClangTarget", "path": "C", "sources": ["c.c"]],
        ],
    ]

    @Test func targetsOfSwiftAreTaken() {
        let package = PackageDescription(folder: "/p", description: description, manifest: [:])
        #expect(package.targets.map(\.name) == ["My_App"])
        #expect(package.targets.first?.sources == ["/p/Sources/App/A.swift", "/p/Sources/App/b/B.swift"])
        #expect(package.targets.first?.languageMode == 5)
        #expect(package.localDependencies == ["/other"])
    }

    @Test func settingsOfTheManifestCount() {
        let manifest: JSON = [
            "toolsVersion": ["_version": "6.1.0"],
            "targets": [
                [
                    "name": "My-App",
                    "settings": [
                        ["tool": "swift", "kind": ["define": ["_0": "PHONE"]], "condition": ["platformNames": ["ios"]]],
                        ["tool": "swift", "kind": ["define": ["_0": "MAC"]], "condition": ["platformNames": ["macos"]]],
                        ["tool": "swift", "kind": ["swiftLanguageMode": ["_0": "5"]]],
                    ],
                ]
            ],
        ]
        let target = PackageDescription(folder: "/p", description: description, manifest: manifest).targets.first
        #expect(target?.defines == ["PHONE", "SWIFT_PACKAGE", "DEBUG"])
        #expect(target?.languageMode == 5)
    }

    @Test func anAnswerThatMakesNoSenseIsAPackageWithoutTargets() {
        #expect(PackageDescription(folder: "/p", description: [1, 2], manifest: .null).targets.isEmpty)
    }

    @Test(arguments: ["/a b/ä+c#.swift", "/plain.swift", "/100%/x.swift"])
    func addressesOfFilesKeepTheirPaths(path: String) {
        #expect(FileURI.path(FileURI.of(path)) == path)
        #expect(FileURI.path("untitled:1") == nil)
    }
}
