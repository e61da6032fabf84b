import SwiftSyntax

/// The class that a program starts with: an application delegate gets the `main()` that it has on iOS.
enum ApplicationMainRule {
    static func apply(_ scope: TypeScope, _ file: FileRewriter) {
        guard let type = scope.symbol else { return }
        let ancestors = file.symbols.ancestors(of: type)
        guard ancestors.contains(where: { $0.name == "UIApplicationDelegate" }) else { return }
        if ancestors.contains(where: { $0.method("main", [])?.has(.typeMember) ?? false }) { return }
        scope.members.append("@MainActor static func main() { UIApplication._main { \(scope.name)() } }")
        file.count("application delegate with @main")
    }
}
