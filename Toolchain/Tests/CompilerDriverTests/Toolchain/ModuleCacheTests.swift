import Foundation
import Testing

@testable import CompilerDriver

@Suite struct ModuleCacheTests {
    private let folder = TemporaryFolder()
    private let ofPackage = ["-module-cache-path", "/package/.build/debug/ModuleCache"]

    private func options(_ arguments: [String], cache: String?) -> [String] {
        var environment = DriverEnvironment()
        environment.moduleCache = cache
        return ModuleCache.options(replacing: CompilerArguments(arguments), environment)
    }

    @Test func packagesShareOneFolder() {
        let shared = folder.path + "/caches/modules"
        #expect(options(ofPackage, cache: shared) == ["-module-cache-path", shared])
        #expect(FileManager.default.fileExists(atPath: shared))
    }

    @Test func anotherFolderThatWasAskedForIsKept() {
        let shared = folder.path + "/modules"
        #expect(options(ofPackage + ["-module-cache-path", "/mine"], cache: shared).isEmpty)
        #expect(options([], cache: shared).isEmpty)
    }

    @Test func aFolderThatCannotBeMadeIsNotUsed() {
        folder.write("", to: "file")
        #expect(options(ofPackage, cache: folder.path + "/file/modules").isEmpty)
        #expect(options(ofPackage, cache: nil).isEmpty)
    }

    @Test func theUsersFolderOfCachesHasIt() {
        #expect(DriverEnvironment(["HOME": "/users/ada"]).moduleCache == "/users/ada/.cache/forastero/modules")
        #expect(DriverEnvironment(["HOME": "/users/ada", "XDG_CACHE_HOME": "/caches"]).moduleCache == "/caches/forastero/modules")
        #expect(DriverEnvironment(["HOME": "/users/ada", "FORASTERO_MODULE_CACHE": "/own"]).moduleCache == "/own")
        #expect(DriverEnvironment([:]).moduleCache == nil)
    }

    @Test func anAppIsCompiledWithIt() throws {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODULE_CACHE"] = driver.folder.path + "/shared"
        driver.environment["FORASTERO_MODE"] = "app"
        driver.folder.write("import Foundation\nprint(Date.now)\n", to: "main.swift")
        let result = try driver.run("main.swift", "-o", "app", "-module-cache-path", driver.folder.path + "/ModuleCache")
        #expect(result.status == 0, "\(result.output)")
        #expect(FileManager.default.fileExists(atPath: driver.folder.path + "/shared/modules.timestamp"))
    }
}
