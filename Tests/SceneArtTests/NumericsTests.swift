// SPDX-License-Identifier: MIT

import SceneArt
import Foundation
import TestSupport
import Testing

/// The numeric functions that images and sounds use.
@Suite struct NumericsTests {
    /// The errors are within the bounds that the functions' comments state.
    @Test func elementaryFunctionsAreThoseOfTheLibrary() {
        for step in -400...400 {
            let x = Double(step) * 0.173
            #expect(isClose(Elementary.sin(x), sin(x), within: 1e-10), "sin \(x)")
            #expect(isClose(Elementary.cos(x), cos(x), within: 1e-10), "cos \(x)")
            let y = Double((step * 37) % 401) * 0.11
            #expect(isClose(Elementary.atan2(y, x), atan2(y, x), within: 1e-10), "atan2 \(y) \(x)")
            let power = x / 8
            #expect(isClose(Elementary.exp2(power) / exp2(power), 1, within: 1e-9), "exp2 \(power)")
            #expect(isClose(Elementary.exp(power) / exp(power), 1, within: 1e-9), "exp \(power)")
            let positive = Double(step + 401) * 0.37
            #expect(isClose(Elementary.log2(positive), log2(positive), within: 1e-10), "log2 \(positive)")
            #expect(isClose(Elementary.pow(positive, 1.7) / pow(positive, 1.7), 1, within: 1e-9), "pow \(positive)")
        }
    }

    @Test func elementaryFunctionsHaveEnds() {
        #expect(Elementary.atan2(0, 0) == 0)
        #expect(Elementary.exp2(-500) == 0 && Elementary.exp2(500) == Elementary.exp2(120))
        #expect(Elementary.pow(0, 2) == 0 && Elementary.pow(-3, 2) == 0)
        #expect(Elementary.exp2(0) == 1 && Elementary.log2(1) == 0 && Elementary.log2(8) == 3)
    }

    @Test func noiseIsTheSameOnEveryRun() {
        let numbers = (0..<1000).map { Noise.unit($0, 3, seed: 7) }
        #expect(numbers == (0..<1000).map { Noise.unit($0, 3, seed: 7) })
        #expect(numbers != (0..<1000).map { Noise.unit($0, 3, seed: 8) })
        #expect(numbers.allSatisfy { (0..<1).contains($0) })
        let mean = numbers.reduce(0, +) / 1000
        #expect(isClose(Double(mean), 0.5, within: 0.05))
    }

    @Test func noiseIsSmooth() {
        for step in 0..<500 {
            let x = Float(step) * 0.01
            #expect((-1...1).contains(Noise.value(x)))
            #expect(abs(Noise.value(x + 0.01) - Noise.value(x)) < 0.05)
            let p = SIMD2(x, 2 - x)
            #expect((-1...1).contains(Noise.value(p)))
            #expect(abs(Noise.value(p + 0.01) - Noise.value(p)) < 0.1)
        }
    }
}
