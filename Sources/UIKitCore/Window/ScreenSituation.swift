/// How a screen stands, to be compared with how it stood.
@MainActor
struct ScreenSituation: @MainActor Equatable {
    let bounds: CGRect
    let traits: UITraitCollection

    init(of host: DisplayHost) {
        bounds = host.screen.bounds
        traits = host.traits
    }

    var orientation: UIInterfaceOrientation { DeviceShape(screenSize: bounds.size).orientation }
}
