/// The emoji that a keyboard offers.
enum KeyboardEmoji {
    struct Category: Sendable {
        var name: String
        var sign: String
        var characters: String
    }

    static let columns = 8
    static let rows = 4

    static let categories = [
        Category(name: "Smileys", sign: "😀", characters: "😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😋😛🤔😎😏😒😔😢😭😤😡😱😴🤒🥳"),
        Category(name: "Gestures", sign: "👍", characters: "👍👎👌✌🤞🤟🤘👈👉👆👇✋👋👏🙌🙏💪👀👂👃👄💋👶👧👦👩👨👵👴👮👷🕵"),
        Category(name: "Animals", sign: "🐶", characters: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🦆🦉🐺🐴🐝🐛🦋🐌🐞🐢🐍🐟🐬🐳"),
        Category(name: "Food", sign: "🍎", characters: "🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🍍🥝🍅🥑🥕🌽🍞🧀🥚🍳🥞🍗🍔🍟🍕🥗🍝🍜🍣🍰☕🍺"),
        Category(name: "Activities", sign: "⚽", characters: "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥊⛳🏹🎣🎿⛷🏂🏋🤸🚴🏊🎮🎲🎯🎳🎨🎬🎤🎧🎹🎸🎻"),
        Category(name: "Places", sign: "🚗", characters: "🚗🚕🚌🚓🚑🚒🚜🏍🚲🚂🚆🚇✈🚀🚁⛵🚢⚓🗺🏔⛰🏕🏖🏠🏢🏥🏫⛪🗽🗼🌉🌍"),
        Category(name: "Objects", sign: "💡", characters: "💡🔦📱💻⌨🖥🖨📷📺📻⏰⌚🔋🔌🔧🔨🔑🔒📦📫📝📚📎📌✂🖊📅📈💰💳🎁🛒"),
        Category(name: "Symbols", sign: "❤", characters: "❤🧡💛💚💙💜🖤💔❣💕💯✅❌❗❓⚠♻⭐🌟🔥💧🌈☀🌙⛅❄🎵🔔➕➖➡⬅"),
    ]
}
