import Foundation
import SiteMaker

// usage: forastero-site <symbol graphs> <Documentation> <Showcase> <pictures> <assets> <site>
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 6 else {
    FileHandle.standardError.write(Data("usage: forastero-site graphs documentation showcase pictures assets site\n".utf8))
    exit(2)
}
do {
    let input = Site.Input(
        graphs: arguments[0], documentation: arguments[1], showcase: arguments[2], pictures: arguments[3], assets: arguments[4])
    print(try Site.write(input, to: SiteFolder(arguments[5])))
} catch {
    FileHandle.standardError.write(Data("forastero-site: \(error)\n".utf8))
    exit(1)
}
