import Foundation

/// The role of a file in the build.
package enum FileKind: Equatable {
    case swift
    /// Objective-C, C++ and plain C.
    case otherSource
    case header
    case resource
    /// A folder that stays as it is.
    case folder
    case library
    /// Compiled by tools that are not here: data models, intents, machine learning, shaders.
    case unbuilt(String)

    /// - Parameters:
    ///   - explicit: what the project says for certain.
    ///   - lastKnown: what the project has guessed.
    package init(path: String, explicit: String? = nil, lastKnown: String? = nil) {
        if let kind = (explicit ?? lastKnown).flatMap(Self.init(type:)) {
            self = kind
            return
        }
        self = Self(fileExtension: (path as NSString).pathExtension.lowercased())
    }

    /// A type as project files name it; nil for those that say no more than the name.
    private init?(type: String) {
        switch type {
        case "sourcecode.swift": self = .swift
        case "folder": self = .folder
        case "sourcecode.c.h", "sourcecode.cpp.h": self = .header
        case "wrapper.framework", "wrapper.xcframework", "archive.ar", "compiled.mach-o.dylib", "sourcecode.text-based-dylib-definition":
            self = .library
        case "sourcecode.metal": self = .unbuilt("metal")
        case _ where type.hasPrefix("sourcecode.c.") || type.hasPrefix("sourcecode.cpp.") || type == "sourcecode.asm": self = .otherSource
        default: return nil
        }
    }

    private init(fileExtension: String) {
        switch fileExtension {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .otherSource
        case "h", "hh", "hpp", "pch", "modulemap": self = .header
        case "framework", "xcframework", "a", "dylib", "tbd": self = .library
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition", "mlmodel", "metal", "rcproject":
            self = .unbuilt(fileExtension)
        default: self = .resource
        }
    }

    /// The extensions that Xcode puts into no phase when it sorts a folder by itself.
    package static let ignoredExtensions: Set<String> = [
        "xcconfig", "entitlements", "xctestplan", "md", "podspec", "docc", "pbxproj", "xcodeproj", "xcworkspace", "playground", "gitignore",
    ]
}
