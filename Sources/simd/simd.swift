// Vectors and small matrices by the names that Apple's module of this name gives them. The vectors are those of Swift's standard library;
// the matrices are columns of them, as long in memory as Apple's.
// apple: https://developer.apple.com/documentation/accelerate/simd
@_exported import Foundation
