public import Foundation

/// The program that runs in this process.
@_spi(ForasteroInternal)
public enum CommandLineProgram {
    public static var url: URL { Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "app") }
}
