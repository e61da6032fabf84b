/// The page that shows the screen: one document, which asks for nothing else.
enum BrowserPage {
    /// - Parameter title: shown until the application says another one.
    static func text(title: String) -> String {
        PageTemplate(PackageResources.page_html).text(
            title: title, style: [PackageResources.page_css], script: screen + [PackageResources.page_js])
    }

    /// The script of the screen, for any page with its parts.
    static let screen = [PackageResources.screen_js]
}
