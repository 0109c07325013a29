// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
import ZoetropeTesting

/// A view like those of apps: texts, symbols, gradients, shadows.
private struct Profile: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            RoundedRectangle(cornerRadius: 24)
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(height: 200)
                .overlay(Image(systemName: "star.fill").font(.system(size: 80)).foregroundStyle(.white))
                .shadow(radius: 12, y: 6)
            Text("Number \(number)").font(.largeTitle.bold())
            ForEach(0..<8, id: \.self) { row in
                HStack {
                    Image(systemName: "heart").foregroundStyle(.red)
                    Text("A line of text, and its number").font(.body)
                    Spacer()
                    Text("\(row + number)").foregroundStyle(.secondary)
                }
            }
            Spacer()
        }
        .padding(24)
        .background(.background)
    }
}

/// Measures the cost of a snapshot. Run by hand, because tests must not depend on time.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SNAPSHOT_BENCHMARK"] != nil), .serialized)
struct BenchmarkTests {
    private static let count = 200

    @Test func twoHundredSnapshots() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            try Data().write(to: folder.appending(path: "Package.swift"))
            let failures = SnapshotFailures(root: folder)
            func run(_ mode: RecordMode) throws -> Duration {
                try ContinuousClock().measure {
                    for number in 0..<Self.count {
                        let frames = try SnapshotFrames.lists(
                            of: Profile(number: number), at: [0], .fixed(width: 390, height: 844), Traits(), [],
                            assets: [], isTransparent: false)
                        let check = SnapshotCheck(
                            reference: folder.appending(path: "\(number).png"), name: "Benchmark/\(number).png",
                            mode: mode, failures: failures)
                        let failure = try check.run(Snapshot.make(frames, as: .contactSheet)[0].snapshot)
                        #expect((failure == nil) == (mode == .never))
                    }
                }
            }
            print("recording \(Self.count) snapshots: \(try run(.all))")
            print("checking \(Self.count) snapshots: \(try run(.never))")
        }
    }
}
