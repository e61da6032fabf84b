import Foundation
import Glibc

/// An amount with its unit in the words of a language, by the library that Foundation writes numbers with.
struct MeasuredText {
    enum Width: String {
        case narrow = "unit-width-narrow"
        case short = "unit-width-short"
        case full = "unit-width-full-name"
    }

    /// The unit, as the Unicode locale data call it.
    var unit: String
    var width = Width.short
    var locale: Locale
    /// What the amount is of, in whose unit of the locale it is converted, by its size; nil leaves it as it is.
    var usage: String?

    /// Nil where the library does not know the unit.
    /// - Parameter number: writes the number; nil leaves it to the library.
    func text(_ value: Double, number: ((Double) -> String)? = nil) -> String? {
        let unit = "unit/\(unit) \(width.rawValue)\(usage.map { " usage/\($0)" } ?? "")"
        guard let number else { return NumberLibrary.shared?.written(value, unit, locale.identifier)?.text }
        guard let written = NumberLibrary.shared?.written(value, unit + " " + Self.exact, locale.identifier),
            let amount = Double(written.number),
            let plain = NumberLibrary.shared?.written(amount, Self.exact, locale.identifier)?.text,
            let range = written.text.range(of: plain)
        else { return nil }
        return written.text.replacingCharacters(in: range, with: number(amount))
    }

    private static let exact = "precision-unlimited"
}

/// The functions of ICU, a part of the tool chain without headers, that write numbers by a short description of how.
private struct NumberLibrary {
    private typealias Failure = UnsafeMutablePointer<Int32>
    private typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Failure) -> OpaquePointer?
    private typealias OpenResult = @convention(c) (Failure) -> OpaquePointer?
    private typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Failure) -> Void
    private typealias ReadText = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Failure) -> Int32
    private typealias ReadNumber = @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int32, Failure) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    /// Nil where the tool chain has none.
    static let shared = NumberLibrary()

    private let open: Open
    private let openResult: OpenResult
    private let format: Format
    private let readText: ReadText
    private let readNumber: ReadNumber
    private let close: Close
    private let closeResult: Close

    private init?() {
        func named<Function>(_ name: String) -> Function? { dlsym(nil, "swift_unumf_" + name).map { unsafeBitCast($0, to: Function.self) } }
        guard let open: Open = named("openForSkeletonAndLocale"), let openResult: OpenResult = named("openResult"),
            let format: Format = named("formatDouble"), let readText: ReadText = named("resultToString"),
            let readNumber: ReadNumber = named("resultToDecimalNumber"), let close: Close = named("close"),
            let closeResult: Close = named("closeResult")
        else { return nil }
        self.open = open
        self.openResult = openResult
        self.format = format
        self.readText = readText
        self.readNumber = readNumber
        self.close = close
        self.closeResult = closeResult
    }

    /// The text, and the number in it in plain figures.
    func written(_ value: Double, _ skeleton: String, _ locale: String) -> (text: String, number: String)? {
        // Above zero it is an error.
        var failure: Int32 = 0
        let skeleton = Array(skeleton.utf16)
        guard let formatter = open(skeleton, Int32(skeleton.count), locale, &failure) else { return nil }
        defer { close(formatter) }
        guard failure <= 0, let result = openResult(&failure) else { return nil }
        defer { closeResult(result) }
        format(formatter, value, result, &failure)
        var text = [UInt16](repeating: 0, count: 512)
        var number = [CChar](repeating: 0, count: 512)
        let textCount = readText(result, &text, Int32(text.count), &failure)
        let numberCount = readNumber(result, &number, Int32(number.count), &failure)
        // What does not fit is a failure.
        guard failure <= 0 else { return nil }
        let figures = number.prefix(Int(numberCount)).map(UInt8.init(bitPattern:))
        return (String(decoding: text.prefix(Int(textCount)), as: UTF16.self), String(decoding: figures, as: UTF8.self))
    }
}
