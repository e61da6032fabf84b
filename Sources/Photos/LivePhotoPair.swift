import Foundation
import UIKitGraphics

/// The two files of a live photo.
struct LivePhotoPair {
    private static let films: Set<String> = ["mov", "mp4", "m4v"]

    let stillFile: URL
    let movieFile: URL
    let image: UIImage

    /// - Throws: ``PHPhotosError`` for files that are no pair.
    init(_ files: [URL]) throws {
        let isFilm = { (file: URL) in Self.films.contains(file.pathExtension.lowercased()) }
        guard files.count == 2, files.allSatisfy(\.isFileURL), let movieFile = files.first(where: isFilm),
            let stillFile = files.first(where: { !isFilm($0) }), FileManager.default.isReadableFile(atPath: movieFile.path),
            FileManager.default.isReadableFile(atPath: stillFile.path)
        else { throw PHPhotosError(.missingResource) }
        guard let image = UIImage(contentsOfFile: stillFile.path) else { throw PHPhotosError(.invalidResource) }
        (self.stillFile, self.movieFile, self.image) = (stillFile, movieFile, image)
    }
}
