import Foundation

@testable import CompilerDriver

/// The least that translated sources need to compile and link, built once with the driver.
enum SmallSDK {
    static let shared = Result { try build() }

    private static let runtime = """
        @dynamicMemberLookup public struct ObjectByName {
            public subscript(dynamicMember name: String) -> String? { name }
        }
        public var _objcNo: Bool { false }
        public var _objcYes: Bool { true }
        public func _objcAny(_ object: AnyObject) -> ObjectByName { ObjectByName() }
        """

    private static func build() throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        let source = folder.write(runtime, to: "ObjCRuntime.swift")
        for name in ["modules", "lib"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        var driver = Driver()
        driver.environment = ["FORASTERO_MODE": "plain"]
        let result = try driver.run(
            "-parse-as-library", "-module-name", "ObjCRuntime", source, "-emit-library", "-o", folder.path + "/lib/libForastero.so",
            "-emit-module-path", folder.path + "/modules/ObjCRuntime.swiftmodule")
        guard result.status == 0 else { throw DriverError("the small SDK does not build", remedy: result.output) }
        return folder
    }
}
