// SPDX-License-Identifier: MIT

import ColorSpaces
import Testing

@Suite struct OKLabTests {
    private func lab(_ red: Double, _ green: Double, _ blue: Double) -> SIMD3<Double> {
        OKLab.lab(coneRoots: OKLab.coneRoots(red, green, blue))
    }

    private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let d = a - b
        return (d * d).sum().squareRoot()
    }

    @Test func greysHaveNoHue() {
        for light in [0.0, 0.2, 0.5, 1] {
            let grey = lab(light, light, light)
            #expect(abs(grey.y) < 1e-4 && abs(grey.z) < 1e-4)
        }
        #expect(abs(lab(1, 1, 1).x - 1) < 1e-4)
    }

    /// Values from Ottosson's publication, to the printed precision.
    @Test func primaries() {
        #expect(distance(lab(1, 0, 0), [0.627955, 0.224863, 0.125846]) < 1e-3)
        #expect(distance(lab(0, 1, 0), [0.866440, -0.233888, 0.179498]) < 1e-3)
        #expect(distance(lab(0, 0, 1), [0.452014, -0.032457, -0.311528]) < 1e-3)
    }

    @Test func thereAndBack() {
        for light: SIMD3<Double> in [[0.2, 0.4, 0.9], [1, 0, 0], [-0.1, 0.5, 1.2], [0, 0, 0]] {
            let roots = OKLab.coneRoots(light.x, light.y, light.z)
            #expect(distance(OKLab.linear(coneRoots: roots), light) < 1e-5)
            #expect(distance(OKLab.coneRoots(lab: OKLab.lab(coneRoots: roots)), roots) < 1e-6)
        }
    }

    @Test func displayP3() {
        // The white point is that of sRGB; the red primary is outside of sRGB.
        let white = DisplayP3.linearSRGB(1, 1, 1)
        #expect(distance(white, [1, 1, 1]) < 1e-3)
        let red = DisplayP3.linearSRGB(1, 0, 0)
        #expect(red.x > 1 && red.y < 0 && red.z < 0)
    }
}
