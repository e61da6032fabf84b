import Foundation

extension NoteText {
    /// The notes of somebody who opens the app for the first time.
    static var first: [NoteText] { [packing, bread, reading, welcome] }

    private static var welcome: NoteText {
        var text = NoteText([
            (.title, "Welcome"),
            (.body, "Each note is a text view. Touch it and write; the bar above the keyboard changes how the text looks."),
            (.heading, "What can be tried"),
            (.bullets, "•\tHold a word to select it, and drag the ends"),
            (.bullets, "•\tPress Return in a list, and again to leave it"),
            (.bullets, "•\tShake the device, or press Control-Z, to undo"),
            (.body, "More about Swift: swift.org"),
        ])
        let link = "swift.org".utf16.count
        text.runs[text.runs.count - 1].length -= link
        text.runs.append(Run(length: link, link: URL(string: "https://www.swift.org")))
        return text
    }

    private static var bread: NoteText {
        NoteText([
            (.title, "Rye bread"),
            (.heading, "Overnight"),
            (.numbers, "1.\tStir 250 g of rye flour, 250 ml of water and a spoon of starter"),
            (.numbers, "2.\tLeave it covered until the morning"),
            (.heading, "In the morning"),
            (.numbers, "1.\tAdd 300 g of flour, 180 ml of water and 10 g of salt"),
            (.numbers, "2.\tKnead, put it in a tin, and wait for three hours"),
            (.numbers, "3.\tBake for 50 minutes at 230 degrees"),
            (.body, "Do not cut it before it is cold."),
        ])
    }

    private static var reading: NoteText {
        NoteText([
            (.title, "To read"),
            (.bullets, "•\tThe Good Soldier Švejk"),
            (.bullets, "•\tThe Left Hand of Darkness"),
            (.bullets, "•\tInvisible Cities"),
        ])
    }

    private static var packing: NoteText {
        NoteText([
            (.title, "Mountains in June"),
            (.body, "The hut opens on the 12th. Call before, there are only eight beds."),
            (.monospaced, "Prague  07:12\nTábor   08:24\nTrain   R 643"),
        ])
    }
}
