internal import CoreGraphics
import Foundation

/// The spelling dictionaries of the system, read by the library Enchant.
@MainActor
final class SpellingLibrary {
    /// Nil where the library is not installed.
    static let shared = SpellingLibrary()

    typealias Describe =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
        )
        -> Void
    typealias MakeBroker = @convention(c) () -> OpaquePointer?
    typealias ListDictionaries = @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
    typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
    typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Suggest = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Words?
    typealias FreeWords = @convention(c) (OpaquePointer, Words) -> Void

    private let broker: OpaquePointer
    private let listDictionaries: ListDictionaries
    private let request: Request
    private let check: Check
    private let suggest: Suggest
    private let freeWords: FreeWords
    /// The dictionaries that were asked for; nil for a language without one.
    private var dictionaries: [String: OpaquePointer?] = [:]

    private init?() {
        guard let library = SharedLibrary("libenchant-2.so.2"),
            let makeBroker = library.function("enchant_broker_init", as: MakeBroker.self),
            let listDictionaries = library.function("enchant_broker_list_dicts", as: ListDictionaries.self),
            let request = library.function("enchant_broker_request_dict", as: Request.self),
            let check = library.function("enchant_dict_check", as: Check.self),
            let suggest = library.function("enchant_dict_suggest", as: Suggest.self),
            let freeWords = library.function("enchant_dict_free_string_list", as: FreeWords.self),
            let broker = makeBroker()
        else { return nil }
        self.broker = broker
        self.listDictionaries = listDictionaries
        self.request = request
        self.check = check
        self.suggest = suggest
        self.freeWords = freeWords
    }

    /// The languages that have a dictionary, such as `en_US`, in alphabetical order.
    var languages: [String] {
        let found = NSMutableSet()
        listDictionaries(
            broker,
            { tag, _, _, _, set in
                guard let tag, let set else { return }
                Unmanaged<NSMutableSet>.fromOpaque(set).takeUnretainedValue().add(String(cString: tag))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.allObjects.compactMap { $0 as? String }.sorted()
    }

    func knows(_ word: String, language: String) -> Bool {
        guard let dictionary = dictionary(language) else { return true }
        return check(dictionary, word, word.utf8.count) <= 0
    }

    /// The words of the dictionary that resemble one, the likeliest first; nil for a language without a dictionary.
    func suggestions(for word: String, language: String) -> [String]? {
        guard let dictionary = dictionary(language) else { return nil }
        var count = 0
        guard let words = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
        defer { freeWords(dictionary, words) }
        return (0..<count).compactMap { words[$0].map { String(cString: $0) } }
    }

    private func dictionary(_ language: String) -> OpaquePointer? {
        if let known = dictionaries[language] { return known }
        let made = request(broker, language.replacingOccurrences(of: "-", with: "_"))
        dictionaries[language] = .some(made)
        return made
    }
}
