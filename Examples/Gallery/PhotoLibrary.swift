import UIKit

/// All pictures, by month, in the order in which they are shown.
@MainActor
final class PhotoLibrary {
    static let didChange = Notification.Name("PhotoLibraryDidChange")
    private static let photosPerMonth = 180

    private(set) var months: [(month: Month, photos: [Int])] = []
    private var photos: [Int: Photo] = [:]
    let pictures = PictureCache()

    /// True if the titles are on the pictures.
    var showsTitles = false {
        didSet { announce() }
    }

    init(count: Int) {
        for first in stride(from: 0, to: count, by: Self.photosPerMonth) {
            let month = Month(number: first / Self.photosPerMonth)
            let numbers = Array(first..<min(first + Self.photosPerMonth, count))
            for number in numbers { photos[number] = Photo(number: number, month: month.number) }
            months.append((month, numbers))
        }
    }

    var favorites: [Int] { months.flatMap(\.photos).filter { photos[$0]?.isFavorite == true } }

    func photo(_ number: Int) -> Photo? { photos[number] }

    func toggleFavorite(_ number: Int) {
        photos[number]?.isFavorite.toggle()
        announce()
    }

    func remove(_ numbers: Set<Int>) {
        for index in months.indices { months[index].photos.removeAll(where: numbers.contains) }
        months.removeAll { $0.photos.isEmpty }
        for number in numbers { photos[number] = nil }
        announce()
    }

    /// Takes over an order that the user has made by dragging.
    func reorder(_ order: [(month: Month, photos: [Int])]) {
        months = order.filter { !$0.photos.isEmpty }
    }

    private func announce() { NotificationCenter.default.post(name: Self.didChange, object: self) }
}
