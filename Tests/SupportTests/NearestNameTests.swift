// SPDX-License-Identifier: MIT

import Support
import Testing

@Suite struct NearestNameTests {
    @Test func distances() {
        let pairs: [(String, String, Int)] = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("gears", "gears", 0), ("geras", "gears", 1),
            ("kitten", "sitting", 3), ("fan", "fans", 1), ("belt", "bolt", 1),
        ]
        for (a, b, distance) in pairs {
            #expect(NearestName.distance(a, b) == distance, "\(a), \(b)")
            #expect(NearestName.distance(b, a) == distance, "\(b), \(a)")
        }
    }

    @Test func theNearestIsSuggested() {
        let names = ["gears", "record-player", "belts"]
        #expect(NearestName.suggestion(for: "gear", among: names) == "gears")
        #expect(NearestName.suggestion(for: "GEARS", among: names) == "gears")
        #expect(NearestName.suggestion(for: "recordplayer", among: names) == "record-player")
        #expect(NearestName.suggestion(for: "umbrella", among: names) == nil)
        #expect(NearestName.suggestion(for: "gears", among: []) == nil)
    }

    @Test func theNearestAreRanked() {
        let names = ["heart", "heart.fill", "heat", "star"]
        #expect(NearestName.ranked(for: "hart", among: names, count: 2) == ["heart", "heat"])
        #expect(NearestName.ranked(for: "heart.filled", among: names, count: 1) == ["heart.fill"])
        #expect(NearestName.ranked(for: String(repeating: "a", count: 100_000), among: names, count: 9).count == 4)
        #expect(NearestName.ranked(for: "heart", among: [], count: 3).isEmpty)
    }
}
