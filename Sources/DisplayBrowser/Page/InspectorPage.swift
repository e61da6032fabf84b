/// The page on which one looks into a running application; it shows the screen too, and asks for nothing else.
enum InspectorPage {
    /// - Parameter title: the application's name.
    static func text(title: String) -> String {
        PageTemplate(PackageResources.inspector_html).text(
            title: title, style: [PackageResources.inspector_css], script: BrowserPage.screen + script)
    }

    /// Asks the application, shows its answers, and sends edits.
    private static let script = [
        PackageResources.inspector_asking_js, PackageResources.inspector_tree_js, PackageResources.inspector_picking_js,
        PackageResources.inspector_properties_js, PackageResources.inspector_details_js, PackageResources.inspector_space_js,
        PackageResources.inspector_frames_js, PackageResources.inspector_recorder_js, PackageResources.inspector_js,
    ]
}
