import Testing

@testable import CompilerDriver

@Suite struct SDKTests {
    private let folder = TemporaryFolder()

    @Test func standsBesideTheDriver() throws {
        folder.write("", to: "bundle/sdk/modules/UIKit.swiftmodule")
        let sdk = try SDK.find(DriverEnvironment(), executableFolder: folder.path + "/bundle/bin")
        #expect(sdk?.root == folder.path + "/bundle/sdk")
    }

    @Test func isAbsentWhenOurOwnPackageIsBuilt() throws {
        #expect(try SDK.find(DriverEnvironment(), executableFolder: folder.path + "/bin") == nil)
    }

    @Test func aVariableThatNamesNoSDKIsAnError() {
        var environment = DriverEnvironment()
        environment.sdk = folder.path + "/nowhere"
        let error = #expect(throws: DriverError.self) { try SDK.find(environment) }
        #expect(error?.message.contains(folder.path + "/nowhere") == true)
    }

    @Test func headersAreSearchedOnlyIfThereAreAny() {
        let sdk = SDK(root: folder.path)
        #expect(sdk.compilerOptions.filter { $0.hasPrefix(folder.path) } == [folder.path + "/modules"])
        folder.write("", to: "include/CCairo/module.modulemap")
        #expect(sdk.compilerOptions.contains(folder.path + "/include"))
    }
}
