import Foundation
import ProjectReader

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
