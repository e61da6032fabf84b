import Testing
import simd

@Suite struct VectorTests {
    @Test("Lengths, angles and areas")
    func lengths() {
        #expect(simd_length(simd_float3(2, 3, 6)) == 7)
        #expect(length(double2(3, 4)) == 5)
        #expect(simd_length_squared(simd_float2(1, 2)) == 5)
        #expect(simd_distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
        #expect(distance_squared(float2(0, 0), float2(3, 4)) == 25)
        #expect(simd_dot(simd_double3(1, 2, 3), simd_double3(4, 5, 6)) == 32)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(cross(simd_float2(2, 0), simd_float2(0, 3)).z == 6)
        #expect(simd_normalize(simd_double2(3, 4)) == simd_double2(0.6, 0.8))
    }

    @Test("Between, bounded, thrown back")
    func others() {
        #expect(simd_mix(simd_float2(0, 10), simd_float2(10, 20), simd_float2(0.5, 1)) == simd_float2(5, 20))
        #expect(mix(double2(0, 10), double2(10, 20), t: 0.25) == double2(2.5, 12.5))
        #expect(simd_clamp(simd_float3(-1, 0.5, 9), simd_float3(repeating: 0), simd_float3(repeating: 1)) == simd_float3(0, 0.5, 1))
        #expect(simd_min(simd_float2(1, 5), simd_float2(3, 2)) == simd_float2(1, 2))
        #expect(max(float2(1, 5), float2(3, 2)) == float2(3, 5))
        #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
        #expect(simd_project(simd_float2(3, 4), simd_float2(2, 0)) == simd_float2(3, 0))
        #expect(simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
        #expect(abs(-3) == 3)
        #expect(max(1, 2) == 2)
        #expect(simd_smoothstep(simd_float2(0, 0), simd_float2(1, 1), simd_float2(0.5, 2)) == simd_float2(0.5, 1))
        #expect(simd_make_float3(simd_float4(1, 2, 3, 4)) == simd_float3(1, 2, 3))
        #expect(simd_make_float4(simd_float3(1, 2, 3), 4).w == 4)
    }

    @Test("A quaternion turns vectors, as its matrix does")
    func quaternions() {
        let turn = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
        let up = turn.act(simd_float3(1, 0, 0))
        #expect(simd_distance(up, simd_float3(0, 1, 0)) < 1e-6)
        #expect(simd_distance(simd_float3x3(turn) * simd_float3(1, 0, 0), up) < 1e-6)
        #expect(simd_distance((simd_matrix4x4(turn) * simd_float4(1, 0, 0, 1)), simd_float4(up, 1)) < 1e-6)
        #expect(abs(turn.angle - .pi / 2) < 1e-6)
        #expect(simd_distance(turn.axis, simd_float3(0, 0, 1)) < 1e-6)
        #expect(simd_distance((turn.inverse * turn).act(up), up) < 1e-6)
        let half = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), turn, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-6)
        #expect(simd_distance((half * half).act(simd_float3(1, 0, 0)), up) < 1e-6)
        for axis in [simd_double3(1, 0, 0), simd_double3(0, 1, 0), simd_double3(0, 0, 1)] {
            let turn = simd_quatd(angle: 3, axis: axis)
            #expect(simd_distance(simd_quatd(simd_double3x3(turn)).act(simd_double3(1, 2, 3)), turn.act(simd_double3(1, 2, 3))) < 1e-12)
        }
        let between = simd_quatd(from: simd_double3(0, 1, 0), to: simd_double3(0, -1, 0))
        #expect(simd_distance(between.act(simd_double3(0, 1, 0)), simd_double3(0, -1, 0)) < 1e-12)
    }
}
