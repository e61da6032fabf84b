import Foundation
import UIKit

/// An object of an archive.
struct ArchivedObject {
    let archive: KeyedArchive
    let className: String
    let fields: [String: PropertyValue]

    func object(_ key: String) -> ArchivedObject? { archive.object(fields[key]) }

    func text(_ key: String) -> String? {
        guard case .text(let text)? = archive.resolve(fields[key]) else { return nil }
        return text
    }

    func number(_ key: String) -> CGFloat? {
        switch archive.resolve(fields[key]) {
        case .number(let number)?: number.isFinite ? CGFloat(number) : nil
        case .bool(let isOn)?: isOn ? 1 : 0
        default: nil
        }
    }

    /// The members of a list.
    func list(_ key: String) -> [PropertyValue] {
        guard let list = object(key), case .array(let values)? = list.fields["NS.objects"] else { return [] }
        return values
    }

    func objects(_ key: String) -> [ArchivedObject] { list(key).compactMap { archive.object($0) } }

    /// A value of a dictionary that is a field.
    func entry(_ name: String, in key: String) -> String? {
        guard let dictionary = object(key), case .array(let keys)? = dictionary.fields["NS.keys"],
            case .array(let values)? = dictionary.fields["NS.objects"]
        else { return nil }
        for (key, value) in zip(keys, values) {
            if case .text(name)? = archive.resolve(key), case .text(let text)? = archive.resolve(value) { return text }
        }
        return nil
    }

    /// The numbers of a point, a size or a rectangle, which is a text with braces or an object around one.
    private func numbers(_ key: String) -> [CGFloat] {
        var text = text(key)
        if let value = object(key) { text = value.text("NS.pointval") ?? value.text("NS.sizeval") ?? value.text("NS.rectval") }
        let parts = (text ?? "").split { !"0123456789.+-eEinfa".contains($0) }
        return parts.map { CGFloat(Double($0) ?? 0) }.map { $0.isFinite ? $0 : 0 }
    }

    func point(_ key: String) -> CGPoint? {
        let numbers = numbers(key)
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }

    func rect(_ key: String) -> CGRect? {
        let numbers = numbers(key)
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    /// The colour that the object is: one of AppKit's, or of UIKit's.
    var color: UIColor? {
        func parts(_ key: String) -> [CGFloat] {
            guard case .data(let data)? = archive.resolve(fields[key]) else { return [] }
            return String(decoding: data.filter { $0 != 0 }, as: UTF8.self).split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        }
        let (rgb, white) = (parts("NSRGB"), parts("NSWhite"))
        if rgb.count >= 3 { return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1) }
        if let first = white.first { return UIColor(white: first, alpha: white.count > 1 ? white[1] : 1) }
        guard let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") else {
            return number("UIWhite").map { UIColor(white: $0, alpha: number("UIAlpha") ?? 1) }
        }
        return UIColor(red: red, green: green, blue: blue, alpha: number("UIAlpha") ?? 1)
    }
}
