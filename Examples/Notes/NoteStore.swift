import UIKit

/// All notes, each in a file of its own. A change is in its file by the end of the turn in which it was made.
@MainActor
final class NoteStore {
    static let didChange = Notification.Name("NoteStoreDidChange")

    private(set) var notes: [Note] = []
    private let folder: URL
    private var unsaved: Set<Int> = []

    /// The notes of a folder; a few to begin with if there is no such folder. A file that cannot be read is left as it is.
    init(folder: URL) {
        self.folder = folder
        let isNew = !FileManager.default.fileExists(atPath: folder.path)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files where file.pathExtension == "note" {
            if let note = try? JSONDecoder().decode(Note.self, from: Data(contentsOf: file)),
                self.file(note.number) == file.lastPathComponent
            {
                notes.append(note)
            }
        }
        if isNew { addFirstNotes() }
        sort()
    }

    func note(_ number: Int) -> Note? { notes.first { $0.number == number } }

    @discardableResult
    func add(_ text: NoteText = NoteText()) -> Note {
        let used = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var number = (notes.map(\.number).max() ?? 0) + 1
        while used.contains(file(number)) { number += 1 }
        let note = Note(number: number, text: text, age: nextAge)
        notes.append(note)
        changed(number)
        return note
    }

    func setText(_ text: NoteText, of number: Int) {
        guard let index = notes.firstIndex(where: { $0.number == number }), notes[index].text != text else { return }
        notes[index].text = text
        notes[index].age = nextAge
        changed(number)
    }

    func setPinned(_ isPinned: Bool, _ number: Int) {
        guard let index = notes.firstIndex(where: { $0.number == number }) else { return }
        notes[index].isPinned = isPinned
        changed(number)
    }

    func remove(_ number: Int) {
        notes.removeAll { $0.number == number }
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(file(number)))
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    // MARK: Pictures

    /// Writes a picture beside the notes, and says by which name it is found again.
    func addPicture(_ image: UIImage) -> String? {
        let name = UUID().uuidString + ".png"
        guard let data = image.pngData(), (try? data.write(to: folder.appendingPathComponent(name), options: .atomic)) != nil else {
            return nil
        }
        return name
    }

    /// The pictures that notes show, each read once: opening a note again reads nothing.
    private let pictures: NSCache<NSString, UIImage> = {
        let pictures = NSCache<NSString, UIImage>()
        pictures.countLimit = 100
        return pictures
    }()

    func picture(_ name: String) -> UIImage? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        if let known = pictures.object(forKey: name as NSString) { return known }
        let read = UIImage(contentsOfFile: folder.appendingPathComponent(name).path)
        if let read { pictures.setObject(read, forKey: name as NSString) }
        return read
    }

    // MARK: Keeping

    private var nextAge: Int { (notes.map(\.age).max() ?? 0) + 1 }

    private func file(_ number: Int) -> String { "\(number).note" }

    private func sort() { notes.sort { $0.age > $1.age } }

    private func changed(_ number: Int) {
        sort()
        if unsaved.isEmpty { DispatchQueue.main.async { self.save() } }
        unsaved.insert(number)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    private func save() {
        for number in unsaved {
            guard let note = note(number), let data = try? JSONEncoder().encode(note) else { continue }
            try? data.write(to: folder.appendingPathComponent(file(number)), options: .atomic)
        }
        unsaved = []
    }

    private func addFirstNotes() {
        for text in NoteText.first { add(text) }
        if let welcome = notes.first(where: { $0.title == "Welcome" }) { setPinned(true, welcome.number) }
    }
}
