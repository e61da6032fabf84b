import Testing
import Translator

@testable import CompilerDriver

@Suite struct ModuleTreatmentTests {
    private func treatment(
        imports: Set<String> = [], indexed: Set<String> = [], defines: Set<String> = [], mode: String? = nil
    ) throws -> ModuleTreatment {
        try ModuleTreatment(imports: imports, indexed: indexed, defines: defines, override: mode)
    }

    @Test func aModuleOfThisSystemIsLeftAlone() throws {
        #expect(try treatment(imports: ["Foundation", "Glibc"], indexed: ["UIKit"]) == .untouched)
    }

    @Test func importingAnInterfaceModuleMakesAnApp() throws {
        #expect(try treatment(imports: ["Foundation", "UIKit"]) == .translated(.app))
    }

    @Test func importingAModuleWithAnIndexMakesAnApp() throws {
        #expect(try treatment(imports: ["SnapKit"], indexed: ["SnapKit"]) == .translated(.app))
    }

    @Test func ourOwnModulesSayWhatTheyAre() throws {
        #expect(try treatment(imports: ["UIKit"], defines: ["FORASTERO_SDK_MODULE"]) == .translated(.translatedSDK))
        #expect(try treatment(imports: ["Foundation"], defines: ["FORASTERO_PLAIN_MODULE"]) == .translated(.plainSDK))
    }

    @Test func theVariableDecides() throws {
        #expect(try treatment(imports: ["UIKit"], mode: "linux") == .untouched)
        #expect(try treatment(mode: "app") == .translated(.app))
        #expect(throws: DriverError.self) { try treatment(mode: "ios") }
    }
}
