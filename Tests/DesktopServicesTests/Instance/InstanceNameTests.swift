import Testing

@testable import DesktopServices

struct InstanceNameTests {
    @Test(
        "AX-91: an identifier becomes a name of D-Bus, and the path has slashes for dots and underscores for dashes",
        arguments: [
            ("org.example.Weather", "org.example.Weather", "/org/example/Weather"),
            ("com.example.my-app", "com.example.my-app", "/com/example/my_app"),
            ("com.7eleven.Shop", "com._7eleven.Shop", "/com/_7eleven/Shop"),
            ("Weather", "org.forastero.Weather", "/org/forastero/Weather"),
            ("com..exa mple.Über", "com.exa_mple._ber", "/com/exa_mple/_ber"),
        ])
    func names(identifier: String, name: String, path: String) {
        #expect(InstanceName(identifier: identifier)?.description == name)
        #expect(InstanceName(identifier: identifier)?.path == path)
    }

    @Test(
        "AX-91: nothing is no name, and neither is what D-Bus finds too long",
        arguments: ["", "...", "a." + String(repeating: "b", count: 254)])
    func refused(identifier: String) {
        #expect(InstanceName(identifier: identifier) == nil)
    }
}
