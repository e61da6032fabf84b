/// Replaces names that only the translated sources have by those that the author wrote.
enum GeneratedNames {
    static func restore(in text: String) -> String {
        text
    }
}
