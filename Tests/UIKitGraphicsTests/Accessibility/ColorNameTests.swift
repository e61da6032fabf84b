import Testing
import UIKitGraphics

struct ColorNameTests {
    @Test(
        "A colour has a name to be read out",
        arguments: [
            (UIColor.black, "black"), (.white, "white"), (.gray, "gray"), (.darkGray, "dark gray"), (.lightGray, "light gray"),
            (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.cyan, "cyan"), (.blue, "blue"),
            (.magenta, "magenta"), (.brown, "brown"), (UIColor(red: 0, green: 0, blue: 0.3, alpha: 1), "dark blue"),
            (UIColor(red: 1, green: 0.75, blue: 0.8, alpha: 1), "light red"),
            (UIColor(hue: 0.9, saturation: 1, brightness: 1, alpha: 1), "pink"),
            (UIColor(red: 0.4, green: 0.5, blue: 0.4, alpha: 1), "grayish green"),
            (UIColor.red.withAlphaComponent(0.25), "red, 25% opacity"),
            (.clear, "black, 0% opacity"),
        ])
    func names(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }

    @Test("Components beyond the range, or that are no numbers, name something too")
    func outside() {
        #expect(UIColor(red: 4, green: -3, blue: 0, alpha: 9).accessibilityName == "red")
        #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: 1).accessibilityName == "black")
    }
}
