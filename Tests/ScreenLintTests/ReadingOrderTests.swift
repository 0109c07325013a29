// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct ReadingOrderTests {
    private let lint = Lint()

    private func messages(@ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
        try lint("reading-order", content).map(\.message)
    }

    @Test func aMirroredStackIsReadBackwards() throws {
        let found = try messages {
            VStack {
                Text("First").scaleEffect(y: -1); Text("Second").scaleEffect(y: -1)
            }.scaleEffect(y: -1)
        }
        #expect(found.count == 1 && found[0].hasPrefix("“Second” is above “First”, but is read after it"))
    }

    @Test func anOffsetBarelyBelowTheOtherIsFine() throws {
        func stack(_ offset: CGFloat) throws -> [String] {
            try messages {
                VStack(spacing: 0) {
                    Text("First").frame(height: 20)
                    Text("Second").frame(height: 20).offset(y: offset)
                }
            }
        }
        #expect(try stack(0).isEmpty && stack(-15).isEmpty)
        #expect(try stack(-45).count == 1)
    }

    @Test func layoutAndPrioritiesAreNoFaults() throws {
        #expect(
            try messages {
                HStack {
                    VStack {
                        Text("A"); Text("B")
                    };
                    VStack {
                        Text("C"); Text("D")
                    }
                }
            }.isEmpty)
        #expect(
            try messages {
                VStack {
                    Text("A"); Text("B").accessibilitySortPriority(1); Text("C")
                }
            }.isEmpty)
        // The visual order in a ZStack is ambiguous.
        #expect(
            try messages {
                ZStack {
                    Text("A").offset(y: 40); Text("B").offset(y: -40)
                }
            }.isEmpty)
        #expect(try messages { Text("Body").overlay { Text("Badge").offset(y: -40) } }.isEmpty)
    }
}
