import Testing

@testable import ProjectReader

@Suite struct DesktopLinesTests {
    private func lines(_ infoPlist: [String: Any]) -> [String] { DesktopLines.of(infoPlist, module: "App").map { $0 + "=" + $1 } }

    @Test func whatIsNotSaidIsLeftOut() {
        #expect(lines([:]) == ["identifier=App"])
        #expect(lines(["CFBundleName": "", "CFBundleURLTypes": "x", "UIApplicationShortcutItems": [["a": 1]]]) == ["identifier=App"])
    }

    @Test func nameVersionSchemesAndShortcuts() {
        let infoPlist: [String: Any] = [
            "CFBundleIdentifier": "org.example.App", "CFBundleName": "App", "CFBundleDisplayName": "The App",
            "CFBundleShortVersionString": "1.2",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Weather", "x; rm"]], ["CFBundleURLName": "none"]],
            "UIApplicationShortcutItems": [
                ["UIApplicationShortcutItemType": "org.example.new", "UIApplicationShortcutItemTitle": "New"],
                ["UIApplicationShortcutItemType": "plain"], ["UIApplicationShortcutItemType": "two words"],
            ],
        ]
        #expect(
            lines(infoPlist) == [
                "identifier=org.example.App", "title=The App", "version=1.2", "scheme=weather", "shortcut=org.example.new",
                "shortcut-title=New", "shortcut=plain", "shortcut-title=plain",
            ])
    }
}
