@_spi(ForasteroInternal) import UIKitDrive
import Foundation
import UIKit
@_spi(ForasteroInternal) import UIKitCore

extension TestScreen {
    /// Compares what can be seen with the picture of a name that is kept beside the test, in `__Snapshots__`.
    ///
    /// On a failure what was seen and where it differs are written into the folder that the environment variable
    /// `FORASTERO_SNAPSHOT_FAILURES` names, or into one for temporary files; the error says where.
    public func verifySnapshot(
        _ name: String, tolerance: SnapshotTolerance = .imperceptible, record: SnapshotRecording = .fromEnvironment,
        filePath: String = #filePath
    ) throws {
        let files = SnapshotFiles(name: name, filePath: filePath)
        let wasSeen: Void? = try driver.withSnapshot { try $0.verify(against: files, tolerance, record) }
        if wasSeen == nil { throw SnapshotError.nothingToSee }
    }
}

extension UIImage {
    func verify(against files: SnapshotFiles, _ tolerance: SnapshotTolerance, _ recording: SnapshotRecording) throws {
        let path = files.reference.path
        let isKept = FileManager.default.fileExists(atPath: path)
        if recording == .all || recording == .missing && !isKept {
            try files.write(self, to: files.reference)
            throw SnapshotError.recorded(path: path)
        }
        guard isKept else { throw SnapshotError.missing(path: path) }
        guard let data = try? Data(contentsOf: files.reference), let kept = UIImage(data: data, scale: scale) else {
            throw SnapshotError.unreadable(path: path)
        }
        guard let comparison = PerceptualComparison(self, kept, limit: tolerance.colorDifference) else {
            throw SnapshotError.otherSize(found: pixelSize, expected: kept.pixelSize, picture: try files.writeFailure(self))
        }
        guard comparison.share > tolerance.share else { return }
        let difference = try comparison.makePicture(scale: scale).map { try files.writeFailure($0, ".difference") } ?? ""
        throw SnapshotError.differs(
            count: comparison.count, share: comparison.share, greatest: comparison.greatest, picture: try files.writeFailure(self),
            difference: difference)
    }

    private var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}
