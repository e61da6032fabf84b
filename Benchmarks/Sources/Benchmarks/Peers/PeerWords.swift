/// The texts that all toolkits show.
enum PeerWords {
    private static let words = """
        Harbor Violet Maple Signal Copper Meadow Winter Lantern River Summit Cobalt Garden Falcon Amber Canyon Mirror \
        Orchid Timber Velvet Beacon Saffron Island Marble Thunder Willow Compass Silver Prairie Comet Juniper Quartz Anchor \
        Crimson Valley Sparrow Indigo Granite Breeze Coral Desert Ember Forest Glacier Horizon Ivory Jasmine Kestrel Lagoon \
        Monsoon Nimbus Opal Pebble Quiver Ridge Sierra Tundra Umber Vertex Walnut Xenon Yarrow Zephyr Atlas Birch
        """.split(separator: " ").map(String.init)

    static func title(_ index: Int) -> String { "\(words[index * 7 & 63]) \(words[(index * 13 + 5) & 63]) \(index)" }

    static func subtitle(_ index: Int) -> String {
        "Updated \(index % 29 + 1) days ago, \(index % 97 + 2) items in \(words[(index * 29 + 11) & 63])"
    }

    /// 600 characters.
    static func paragraph(_ index: Int) -> String { text(index, count: 600) }

    static func text(_ index: Int, count: Int) -> String {
        var text = ""
        var word = 0
        while text.utf8.count < count {
            text += words[(index * 31 + word * 17 + word * word * 3) & 63] + (word % 9 == 8 ? ". " : " ")
            word += 1
        }
        return String(text.prefix(count))
    }
}
