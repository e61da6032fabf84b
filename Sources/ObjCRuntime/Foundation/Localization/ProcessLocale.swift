import Foundation
import ObjCCore

/// The locale in which the program writes numbers and dates: what `Locale.current` is.
///
/// Foundation knows no settings of the user's on this system, and takes `en_001` whatever the environment says: no currency, and dates
/// of two countries in one. What the user has set counts here: the launch argument `-AppleLocale`, written as Xcode writes it, or else
/// `LC_ALL`, `LC_TIME` or `LANG`. Where that is no language's, it is `en_US`, as in a new simulator.
@_spi(ForasteroInternal)
public enum ProcessLocale {
    /// As `de_AT`.
    static func identifier(arguments: [String], environment: [String: String]) -> String {
        if let index = arguments.firstIndex(of: "-AppleLocale"), index + 1 < arguments.count, !arguments[index + 1].isEmpty {
            return arguments[index + 1]
        }
        let value = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = (value ?? "").prefix { $0 != "." && $0 != "@" }
        return name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : String(name)
    }

    /// Makes `Locale.current`, and all that Foundation writes by it, one of another identifier.
    ///
    /// The object behind it is the same through the life of the process and cannot be exchanged, so it takes over what a locale of that
    /// identifier knows of itself. A Foundation whose locales consist of other fields stays as it is.
    static func adopt(_ identifier: String) {
        guard let current = object(behind: .current), let wanted = object(behind: Locale(identifier: identifier)),
            type(of: current) == type(of: wanted)
        else { return }
        let names = ["identifier", "identifierCapturingPreferences", "calendarIdentifier"]
        let fields = ClassField.all(of: type(of: wanted), below: nil).filter { names.contains($0.name) }
        guard fields.count == names.count else { return }
        for field in fields { field.copyValue(from: wanted, to: current) }
    }

    /// A locale is a reference to what does its work, and that object's witness table.
    private static func object(behind locale: Locale) -> AnyObject? {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
        return withUnsafeBytes(of: locale) { Unmanaged<AnyObject>.fromOpaque($0.load(as: UnsafeRawPointer.self)).takeUnretainedValue() }
    }
}

/// Runs when the program loads, before anything has been written in the wrong locale.
@section(".init_array") @used
private let adoptLocale: @convention(c) () -> Void = {
    ProcessLocale.adopt(ProcessLocale.identifier(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment))
}
