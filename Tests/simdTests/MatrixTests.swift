import Testing
import simd

@Suite struct MatrixTests {
    private let turn = simd_float4x4(
        simd_float4(0, 1, 0, 0), simd_float4(-1, 0, 0, 0), simd_float4(0, 0, 1, 0), simd_float4(5, 6, 7, 1))

    @Test("A matrix is applied to a vector column by column")
    func application() {
        #expect(turn * simd_float4(1, 2, 3, 1) == simd_float4(3, 7, 10, 1))
        #expect(simd_mul(turn, simd_float4(1, 0, 0, 0)) == turn.columns.0)
        #expect(simd_float4(0, 0, 0, 1) * turn == simd_float4(0, 0, 0, 1))
        #expect(turn[3][1] == 6)
        #expect(turn[3, 1] == 6)
        #expect(turn.transpose[1, 3] == 6)
    }

    @Test("Of a product the second one comes first")
    func product() {
        var scale = matrix_identity_float4x4
        scale.columns.0.x = 2
        let point = simd_float4(1, 2, 3, 1)
        #expect(simd_mul(scale, turn) * point == scale * (turn * point))
        #expect(scale * turn != turn * scale)
        #expect(matrix_multiply(turn, .init(1)) == turn)
    }

    @Test("The inverse undoes a matrix, of every size and precision")
    func inverse() {
        let two = simd_double2x2(rows: [[4, 7], [2, 6]])
        #expect(two.determinant == 10)
        #expect(isNear(two * two.inverse, .init(1)))
        let three = simd_double3x3(rows: [[2, -1, 0], [1, 3, 5], [0, 4, 1]])
        #expect(three.determinant == -33)
        #expect(isNear(three * three.inverse, .init(1)))
        let four = simd_double4x4(rows: [[1, 2, 0, 4], [3, -1, 2, 0], [0, 5, 1, 1], [2, 2, 7, 3]])
        #expect(abs(four.determinant + 314) < 1e-9, "\(four.determinant)")
        #expect(isNear(simd_mul(four, simd_inverse(four)), .init(1)))
        #expect(isNear(four.inverse * four, .init(1)))
        #expect(simd_determinant(turn) == 1)
        #expect(simd_equal(simd_mul(turn, turn.inverse), matrix_identity_float4x4))
        #expect(simd_float2x2([1, 2], [2, 4]).determinant == 0)
    }

    private func isNear(_ first: simd_double4x4, _ second: simd_double4x4) -> Bool {
        (0..<4).allSatisfy { simd_length(first[$0] - second[$0]) < 1e-12 }
    }
    private func isNear(_ first: simd_double3x3, _ second: simd_double3x3) -> Bool {
        (0..<3).allSatisfy { simd_length(first[$0] - second[$0]) < 1e-12 }
    }
    private func isNear(_ first: simd_double2x2, _ second: simd_double2x2) -> Bool {
        (0..<2).allSatisfy { simd_length(first[$0] - second[$0]) < 1e-12 }
    }

    @Test("Sums, multiples and diagonals")
    func sums() {
        let diagonal = simd_float3x3(diagonal: [1, 2, 3])
        #expect(diagonal + diagonal == 2 * diagonal)
        #expect(diagonal - diagonal == simd_float3x3())
        #expect(-diagonal == diagonal * -1)
        #expect(float3x3([1, 0, 0], [0, 2, 0], [0, 0, 3]) == diagonal)
        #expect(simd_matrix([1, 0], [0, 1]) == matrix_identity_float2x2)
    }

    @Test("Matrices of four columns are as long in memory as transforms of layers")
    func layout() {
        #expect(MemoryLayout<simd_double4x4>.size == 16 * MemoryLayout<Double>.size)
        #expect(MemoryLayout<simd_float4x4>.size == 16 * MemoryLayout<Float>.size)
    }
}
