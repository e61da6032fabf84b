import CompilerDriver
import Foundation

exit(CompilerDriver(arguments: Array(CommandLine.arguments.dropFirst())).run())
