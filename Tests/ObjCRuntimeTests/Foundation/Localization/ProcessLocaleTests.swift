import Foundation
import Testing

@_spi(ForasteroInternal) @testable import ObjCRuntime

struct ProcessLocaleTests {
    @Test("The locale comes from the launch argument, else from the environment; one of no language is that of a new simulator")
    func identifier() {
        func identifier(_ arguments: [String], _ environment: [String: String]) -> String {
            ProcessLocale.identifier(arguments: arguments, environment: environment)
        }
        #expect(identifier(["app", "-AppleLocale", "fr_CA"], ["LANG": "it_IT.UTF-8"]) == "fr_CA")
        #expect(identifier(["app"], ["LANG": "de_AT.UTF-8@euro"]) == "de_AT")
        #expect(identifier([], ["LANG": "en_GB", "LC_TIME": "fr_FR", "LC_ALL": ""]) == "fr_FR")
        #expect(identifier([], ["LANG": "en_GB", "LC_ALL": "C.UTF-8"]) == "en_US")
        #expect(identifier([], ["LANG": "POSIX"]) == "en_US")
        #expect(identifier([], [:]) == "en_US")
        #expect(identifier(["-AppleLocale"], [:]) == "en_US")
    }

    @Test("Formatters that are told no locale write as the process's says, with a currency and dates of one country")
    func formatters() async {
        await #expect(processExitsWith: .success) {
            ProcessLocale.adopt("en_US")
            let price = NumberFormatter()
            price.numberStyle = .currency
            let date = DateFormatter()
            date.dateStyle = .medium
            date.timeZone = TimeZone(secondsFromGMT: 0)
            let epoch = Date(timeIntervalSince1970: 0)
            precondition(price.string(from: 1234.5) == "$1,234.50" && date.string(from: epoch) == "Jan 1, 1970")
            precondition(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.currency?.identifier == "USD")
            precondition(Calendar.current.firstWeekday == 1 && 1.5.formatted(.percent) == "150%")
        }
        await #expect(processExitsWith: .success) {
            ProcessLocale.adopt("de_DE")
            precondition(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
            precondition(Calendar.current.firstWeekday == 2 && Calendar.current.monthSymbols[4] == "Mai")
        }
    }

    @Test("What nobody has set behaves as in a new simulator from the first line of the program on")
    func fromTheStart() {
        let environment = ProcessInfo.processInfo.environment
        #expect(Locale.current.identifier == ProcessLocale.identifier(arguments: CommandLine.arguments, environment: environment))
    }
}
