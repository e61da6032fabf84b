import Accelerate
import Testing

struct NumberTests {
    private let row: [Float] = [1, -4, 3, 0.5]
    private let other: [Double] = [2, 8, -1]

    @Test("Sums and means, in both sizes of numbers")
    func sums() {
        var result: Float = 0
        vDSP_sve(row, 1, &result, 4)
        #expect(result == 0.5)
        vDSP_meanv(row, 1, &result, 4)
        #expect(result == 0.125)
        vDSP_svesq(row, 1, &result, 4)
        #expect(result == 26.25)
        vDSP_measqv(row, 2, &result, 2)
        #expect(result == 5)
        vDSP_rmsqv([3, 3, 3] as [Float], 1, &result, 3)
        #expect(result == 3)
        vDSP_svemg(row, 1, &result, 4)
        #expect(result == 8.5)
        vDSP_meamgv(row, 1, &result, 2)
        #expect(result == 2.5)
        var large = 0.0
        vDSP_sveD(other, 1, &large, 3)
        #expect(large == 9)
        vDSP_meanvD(other, 1, &large, 3)
        #expect(large == 3)
        vDSP_rmsqvD([1, 7] as [Double], 1, &large, 2)
        #expect(large == 5)
        vDSP_dotprD(other, 1, [1, 2, 3] as [Double], 1, &large, 3)
        #expect(large == 15)
    }

    @Test("Without numbers a sum is zero, a mean none, and the largest less than all")
    func nothing() {
        var result: Float = 1
        vDSP_sve(row, 1, &result, 0)
        #expect(result == 0)
        vDSP_meanv(row, 1, &result, 0)
        #expect(result.isNaN)
        vDSP_rmsqv(row, 1, &result, 0)
        #expect(result.isNaN)
        vDSP_maxv(row, 1, &result, 0)
        #expect(result == -.infinity)
        vDSP_minv(row, 1, &result, 0)
        #expect(result == .infinity)
    }

    @Test("The largest and the smallest, and where they are")
    func extremes() {
        var (result, place): (Float, vDSP_Length) = (0, 9)
        vDSP_maxv(row, 1, &result, 4)
        #expect(result == 3)
        vDSP_maxvi(row, 2, &result, &place, 2)
        #expect((result, place) == (3, 2))
        vDSP_minvi(row, 1, &result, &place, 4)
        #expect((result, place) == (-4, 1))
        vDSP_maxmgv(row, 1, &result, 4)
        #expect(result == 4)
        var large = 0.0
        vDSP_minvD(other, 1, &large, 3)
        #expect(large == -1)
    }

    @Test("Two rows number by number; subtraction and division take the second row first")
    func pairs() {
        let (a, b): ([Float], [Float]) = ([1, 2, 4], [10, 20, 40])
        var c = [Float](repeating: 0, count: 3)
        vDSP_vadd(a, 1, b, 1, &c, 1, 3)
        #expect(c == [11, 22, 44])
        vDSP_vmul(a, 1, b, 1, &c, 1, 3)
        #expect(c == [10, 40, 160])
        vDSP_vsub(a, 1, b, 1, &c, 1, 3)
        #expect(c == [9, 18, 36])
        vDSP_vdiv(a, 1, b, 1, &c, 1, 3)
        #expect(c == [10, 10, 10])
        var far = [Double](repeating: -1, count: 6)
        vDSP_vaddD([1, 2, 3], 1, [1, 1, 1], 1, &far, 2, 3)
        #expect(far == [2, -1, 3, -1, 4, -1])
        vDSP_vsubD([1], 1, [5], 1, &far, 1, 1)
        #expect(far[0] == 4)
    }

    @Test("One number with all")
    func scaling() {
        var c = [Float](repeating: 0, count: 4)
        var (low, high): (Float, Float) = (-1, 2)
        vDSP_vsmul(row, 1, &high, &c, 1, 4)
        #expect(c == [2, -8, 6, 1])
        vDSP_vsadd(row, 1, &high, &c, 1, 4)
        #expect(c == [3, -2, 5, 2.5])
        vDSP_vsdiv(row, 1, &high, &c, 1, 4)
        #expect(c == [0.5, -2, 1.5, 0.25])
        vDSP_vclip(row, 1, &low, &high, &c, 1, 4)
        #expect(c == [1, -1, 2, 0.5])
        vDSP_vneg(row, 1, &c, 1, 4)
        #expect(c == [-1, 4, -3, -0.5])
        vDSP_vabs(row, 1, &c, 1, 4)
        #expect(c == [1, 4, 3, 0.5])
        vDSP_vsq(row, 1, &c, 1, 4)
        #expect(c == [1, 16, 9, 0.25])
        vDSP_vfill(&high, &c, 2, 2)
        #expect(c == [2, 16, 2, 0.25])
        vDSP_vclr(&c, 1, 4)
        #expect(c == [0, 0, 0, 0])
        var (d, factor) = ([0.0], 1.5)
        vDSP_vsmulD([2], 1, &factor, &d, 1, 1)
        #expect(d == [3])
    }
}
