import Testing

@testable import CompilerDriver

@Suite struct HostArgumentsTests {
    private func rewrite(_ arguments: String) -> String {
        HostArguments.rewrite(arguments.split(separator: " ").map(String.init)).joined(separator: " ")
    }

    @Test func leavesHostArgumentsAlone() {
        let arguments =
            "-c @sources -target x86_64-unknown-linux-gnu -sdk /opt/sysroot -Xcc -fPIC -Xlinker -rpath=$ORIGIN -emit-objc-header"
        #expect(rewrite(arguments) == arguments)
    }

    @Test func dropsTheRootSDK() {
        #expect(rewrite("-sdk / -c") == "-c")
    }

    @Test func mapsAppleTargetsBackToTheHost() {
        #expect(rewrite("-target x86_64-apple-ios15.0-simulator") == "-target \(HostArguments.hostTriple)")
    }

    @Test func dropsFrameworks() {
        #expect(rewrite("-framework UIKit -c -Xlinker -framework -Xlinker UIKit -g") == "-c -g")
    }

    @Test(arguments: [
        ("-Xlinker -dead_strip -Xlinker -x", "-Xlinker -x"),
        ("-Xlinker -no_application_extension -Xlinker -ld_classic -Xlinker -lz", "-Xlinker -lz"),
        ("-Xlinker -add_ast_path -Xlinker /m.swiftmodule -g", "-g"),
        ("-Xlinker -install_name -Xlinker @rpath/libA.dylib", ""),
        ("-Xlinker -alias -Xlinker _App_main -Xlinker _main", "-Xlinker --defsym=main=App_main"),
        ("-Xlinker -rpath -Xlinker @loader_path/../lib", "-Xlinker -rpath -Xlinker $ORIGIN/../lib"),
        ("-Xcc -isysroot -Xcc /sdk -g", "-g"),
    ])
    func translatesAppleLinkerOptions(given: String, expected: String) {
        #expect(rewrite(given) == expected)
    }

    @Test func anUnfinishedOptionStaysForTheCompilerToRefuse() {
        #expect(rewrite("-c -Xlinker") == "-c -Xlinker")
    }
}
