/// The options of `swiftc` that the driver must know to tell an option's value from an input.
enum CompilerOption {
    /// Options whose value is the next argument.
    static let withSeparateValue: Set<String> = [
        "-D", "-F", "-Fsystem", "-I", "-Isystem", "-L", "-Werror", "-Wwarning", "-Xcc", "-Xclang-linker", "-Xfrontend", "-Xlinker",
        "-Xllvm",
        "-access-notes-path", "-assert-config", "-cas-path", "-clang-target", "-coverage-prefix-map", "-debug-prefix-map",
        "-define-availability", "-diagnostic-style", "-disable-experimental-feature", "-disable-upcoming-feature", "-driver-batch-count",
        "-driver-batch-seed", "-driver-batch-size-limit", "-driver-filelist-threshold", "-driver-use-frontend-path", "-e",
        "-emit-const-values-path", "-emit-loaded-module-trace-path", "-emit-module-dependencies-path", "-emit-module-interface-path",
        "-emit-module-path", "-emit-module-serialize-diagnostics-path", "-emit-module-source-info-path", "-emit-module-summary-path",
        "-emit-objc-header-path", "-emit-package-module-interface-path", "-emit-private-module-interface-path", "-emit-symbol-graph-dir",
        "-emit-tbd-path", "-enable-experimental-feature", "-enable-upcoming-feature", "-export-as", "-external-plugin-path",
        "-file-compilation-dir", "-file-prefix-map", "-framework", "-gcc-toolchain", "-import-bridging-header", "-import-objc-header",
        "-import-pch", "-index-file-path", "-index-store-path", "-index-unit-output-path", "-j", "-l", "-libc", "-library-level",
        "-load-plugin-executable", "-load-plugin-library", "-locale", "-localization-path", "-lto-library", "-min-runtime-version",
        "-module-abi-name", "-module-alias", "-module-cache-path", "-module-link-name", "-module-name", "-num-threads", "-o",
        "-output-file-map", "-package-description-version", "-package-name", "-pch-output-dir", "-plugin-path", "-project-name",
        "-resource-dir", "-save-optimization-record-passes", "-save-optimization-record-path", "-sdk", "-sil-output-dir",
        "-stats-output-dir", "-swift-version", "-symbol-graph-minimum-access-level", "-sysroot", "-target", "-target-cpu",
        "-target-min-inlining-version", "-target-variant", "-tools-directory", "-user-module-version", "-vfsoverlay", "-working-directory",
    ]

    /// Returns true if an option asks for something that needs no link step.
    static func stopsBeforeLinking(_ option: String) -> Bool {
        let modes: Set<String> = [
            "-c", "-S", "-emit-assembly", "-emit-bc", "-emit-imported-modules", "-emit-ir", "-emit-irgen", "-emit-module", "-emit-object",
            "-emit-pcm", "-emit-sib", "-emit-sibgen", "-emit-sil", "-emit-silgen", "-index-file", "-parse", "-print-ast",
            "-resolve-imports",
            "-scan-dependencies", "-typecheck",
        ]
        return modes.contains(option) || option.hasPrefix("-dump-")
    }

    /// Options that ask for information or for another tool and never read a source of a module.
    static let informative: Set<String> = [
        "-frontend", "-modulewrap", "-print-target-info", "-print-supported-features", "-h", "-help", "--help", "-help-hidden", "-repl",
        "-emit-supported-features",
    ]
}
