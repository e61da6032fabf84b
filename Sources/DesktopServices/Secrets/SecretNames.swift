/// The names of the service that keeps a desktop's secrets.
// Facts: https://specifications.freedesktop.org/secret-service-spec/0.2/
enum SecretNames {
    static let service = "org.freedesktop.secrets"
    static let path = "/org/freedesktop/secrets"
    static let prompt = interface("Prompt")
    static let schema = "org.forastero.Keychain"
    /// The path that stands for no object.
    static let nothing = "/"

    static func interface(_ name: String) -> String { "org.freedesktop.Secret." + name }
}
