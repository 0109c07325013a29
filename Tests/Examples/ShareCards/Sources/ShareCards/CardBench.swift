// SPDX-License-Identifier: MIT

import Foundation

/// Measures cards per second and memory use.
public struct CardBench: Sendable {
    public let count: Int
    /// The number of concurrent requests.
    public let workers: Int

    public init(count: Int, workers: Int) {
        self.count = count
        self.workers = workers
    }

    /// Distinct cards, like those of a site.
    private static func card(_ number: Int) -> Card {
        Card(
            title: "Number \(number): how views become pictures on a machine without a screen",
            author: ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"][number % 4],
            tags: ["Swift", "Linux", "#\(number)"], hue: Double(number % 97) / 97)
    }

    public func run() async {
        // Warms up, so that one-time costs are not measured.
        for number in 0..<20 { _ = await Self.card(1_000_000 + number).png() }
        let clock = ContinuousClock()
        let begin = clock.now
        let step = max(count / 10, 1)
        let source = Numbers(count)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var bytes = 0
                    while let number = await source.next() { bytes += await Self.card(number).png()?.count ?? 0 }
                    return bytes
                }
            }
            group.addTask {
                var (shown, last) = (0, begin)
                while shown < count {
                    try? await Task.sleep(for: .milliseconds(50))
                    let done = await source.taken
                    guard done >= shown + step || done >= count else { continue }
                    let now = clock.now
                    let rate = Double(done - shown) / ((now - last) / .seconds(1))
                    print("\(done) cards: \(Int(rate)) a second, \(Self.residentBytes >> 20) MiB")
                    (last, shown) = (now, done)
                }
                return 0
            }
            await group.waitForAll()
        }
        let seconds = (clock.now - begin) / .seconds(1)
        print("\(workers) at once: \(Double(Int(Double(count) / seconds * 10)) / 10) cards a second")
    }

    private actor Numbers {
        private let count: Int
        private(set) var taken = 0

        init(_ count: Int) { self.count = count }

        func next() -> Int? {
            guard taken < count else { return nil }
            taken += 1
            return taken
        }
    }

    /// The memory of this process, as the system reports it.
    static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
    }
}
