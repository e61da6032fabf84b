extension [ElementRule] {
    static let mapView: [ElementRule] = [
        .choice(
            "mapType", "mapType",
            ["standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4, "mutedStandard": 5]),
        // Newer documents have an object for it.
        ElementRule { element, object in
            guard let configuration = element.child(key: "preferredConfiguration") else { return }
            let isRealistic = configuration["elevationStyle"] == "realistic"
            switch configuration.name {
            case "standardMapConfiguration": object["mapType"] = .integer(configuration["emphasisStyle"] == "muted" ? 5 : 0)
            case "hybridMapConfiguration": object["mapType"] = .integer(isRealistic ? 4 : 2)
            case "imageryMapConfiguration": object["mapType"] = .integer(isRealistic ? 3 : 1)
            default: break
            }
        },
        .flag("zoomEnabled", "zoomEnabled"),
        .flag("scrollEnabled", "scrollEnabled"),
        .flag("rotateEnabled", "rotateEnabled"),
        .flag("pitchEnabled", "pitchEnabled"),
        .flag("showsUserLocation", "showsUserLocation"),
        .flag("showsPointsOfInterest", "showsPointsOfInterest"),
        .flag("showsBuildings", "showsBuildings"),
        .flag("showsTraffic", "showsTraffic"),
        .flag("showsCompass", "showsCompass"),
        .flag("showsScale", "showsScale"),
    ]
}
