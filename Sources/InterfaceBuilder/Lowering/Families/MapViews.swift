extension [ElementRule] {
    static let mapView: [ElementRule] = [
        .choice(
            "mapType", "mapType",
            ["standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4, "mutedStandard": 5]),
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
