// SPDX-License-Identifier: MIT

/// A small room with wooden walls: Schroeder reverberation with four damped combs and two all-pass filters.
enum Room {
    /// The reverberation without the direct sound.
    static func echoes(of track: Track) -> Track {
        var sum = Track(seconds: 0)
        sum.samples = Array(repeating: 0, count: track.samples.count)
        // Delays of 25 to 37 ms, in samples without common factors. The reverberation lasts about 0.5 s.
        for length in [601, 709, 797, 887] { addComb(track.samples, length, to: &sum.samples) }
        for length in [113, 41] { sum.samples = allPass(sum.samples, length) }
        return sum
    }

    private static func addComb(_ input: [Double], _ length: Int, to output: inout [Double]) {
        var line = [Double](repeating: 0, count: length)
        var (index, dull) = (0, 0.0)
        for n in input.indices {
            let echo = line[index]
            dull = 0.6 * echo + 0.4 * dull
            line[index] = input[n] + 0.68 * dull
            output[n] += 0.25 * echo
            index = index + 1 == length ? 0 : index + 1
        }
    }

    private static func allPass(_ input: [Double], _ length: Int) -> [Double] {
        var line = [Double](repeating: 0, count: length)
        var index = 0
        return input.map { sample in
            let late = line[index]
            let inner = sample + 0.6 * late
            line[index] = inner
            index = index + 1 == length ? 0 : index + 1
            return late - 0.6 * inner
        }
    }
}
