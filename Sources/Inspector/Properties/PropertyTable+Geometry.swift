import CoreGraphics
import QuartzCore
import UIKitCore

extension PropertyTable {
    mutating func point(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGPoint>, in range: ClosedRange<Double>? = nil) {
        add(name, .point, read: { .numbers([$0[keyPath: path].x, $0[keyPath: path].y]) }) { owner, value in
            let numbers = try EditedNumbers.several(value, name, .point, in: range ?? Self.coordinates)
            owner[keyPath: path] = CGPoint(x: numbers[0], y: numbers[1])
        }
    }

    mutating func size(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>, in range: ClosedRange<Double>? = nil) {
        add(name, .size, read: { .numbers([$0[keyPath: path].width, $0[keyPath: path].height]) }) { owner, value in
            let numbers = try EditedNumbers.several(value, name, .size, in: range ?? Self.coordinates)
            owner[keyPath: path] = CGSize(width: numbers[0], height: numbers[1])
        }
    }

    mutating func rect(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGRect>) {
        add(name, .rect, read: { .numbers($0[keyPath: path].numbers) }) { owner, value in
            let numbers = try EditedNumbers.several(value, name, .rect, in: Self.coordinates, lengths: 2..<4, in: Self.lengths)
            owner[keyPath: path] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    mutating func insets(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) {
        add(name, .insets, read: { .numbers($0[keyPath: path].numbers) }) { owner, value in
            let numbers = try EditedNumbers.several(value, name, .insets, in: Self.coordinates)
            owner[keyPath: path] = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }

    mutating func affine(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGAffineTransform>) {
        add(name, .affine) { owner in
            let transform = owner[keyPath: path]
            return .numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        } write: { owner, value in
            let numbers = try EditedNumbers.several(value, name, .affine, in: -1000...1000, lengths: 4..<6, in: Self.coordinates)
            owner[keyPath: path] = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
    }

    mutating func space(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CATransform3D>) {
        add(name, .space, read: { .numbers($0[keyPath: path].numbers) }) { owner, value in
            let numbers = try EditedNumbers.several(value, name, .space, in: -1000...1000, lengths: 12..<15, in: Self.coordinates)
            owner[keyPath: path] = CATransform3D(numbers: numbers)
        }
    }
}

extension CGRect {
    /// x, y, width and height; 0 where a number is none or infinite.
    var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { $0.isFinite ? Double($0) : 0 } }
}

extension UIEdgeInsets {
    var numbers: [Double] { [top, left, bottom, right] }
}

extension CATransform3D {
    var numbers: [Double] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    init(numbers: [Double]) {
        self.init(
            m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5], m23: numbers[6],
            m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11], m41: numbers[12], m42: numbers[13],
            m43: numbers[14], m44: numbers[15])
    }
}
