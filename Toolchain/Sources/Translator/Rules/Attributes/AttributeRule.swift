import SwiftSyntax

/// Attributes that only mean something to Objective-C are blanked; `@UIApplicationMain` becomes `@main`.
enum AttributeRule {
    static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    ]

    static func apply(_ attribute: AttributeSyntax, _ file: FileRewriter) {
        guard let name = attribute.simpleName else { return }
        if removed.contains(name) {
            file.edits.blank(attribute.range)
            file.count("@" + name)
            if name == "objc", attribute.arguments != nil { file.count("@objc(name)") }
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            file.edits.overwrite(attribute.range, with: "@main")
            file.count("@" + name)
        } else if name == "convention" {
            ConventionRule.apply(attribute, file)
        } else if name == "NSManaged" {
            ManagedRule.apply(attribute, file)
        }
    }
}
