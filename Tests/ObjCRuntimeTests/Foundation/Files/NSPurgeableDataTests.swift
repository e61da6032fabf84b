import Foundation
import Testing

@testable import ObjCRuntime

struct NSPurgeableDataTests {
    @Test("Data of every way to make it can be read")
    func making() {
        #expect(NSPurgeableData(data: Data([1, 2, 3])) as Data == Data([1, 2, 3]))
        let bytes: [UInt8] = [4, 5]
        #expect(NSPurgeableData(bytes: bytes, length: 2) as Data == Data(bytes))
        #expect(NSPurgeableData(length: 3)! as Data == Data(count: 3))
        #expect(NSPurgeableData(capacity: 100)!.length == 0)
        #expect(NSPurgeableData().copy() as? Data == Data())
    }

    @Test("What is appended and replaced is found again, beyond what was reserved too")
    func changing() {
        let data = NSPurgeableData()
        data.append(Data(repeating: 7, count: 40))
        data.append(Data([8]))
        #expect(data.length == 41)
        data.replaceBytes(in: NSRange(location: 1, length: 39), withBytes: nil, length: 0)
        #expect(data as Data == Data([7, 8]))
        data.length = 4
        data.resetBytes(in: NSRange(location: 0, length: 1))
        #expect(data as Data == Data([0, 8, 0, 0]))
        #expect(data.isEqual(to: Data([0, 8, 0, 0])))
        #expect(data.subdata(with: NSRange(location: 1, length: 2)) == Data([8, 0]))
    }

    @Test("Nothing is thrown away")
    func keeping() {
        let data = NSPurgeableData(data: Data([1]))
        #expect(data.beginContentAccess())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded())
        #expect(data.length == 1)
    }
}
