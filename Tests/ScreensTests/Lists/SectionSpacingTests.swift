// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SectionSpacingTests {
    /// The tops of two red rows in two sections.
    private func tops(_ spacing: CGFloat?, hasHeaders: Bool = false) throws -> [CGFloat] {
        let stage = Stage(390, 400) {
            let list = List {
                ForEach(0..<2, id: \.self) { _ in
                    if hasHeaders {
                        Section("header") { Color.red.frame(height: 44).listRowInsets(EdgeInsets()) }
                    } else {
                        Section { Color.red.frame(height: 44).listRowInsets(EdgeInsets()) }
                    }
                }
            }
            if let spacing { list.listSectionSpacing(spacing) } else { list }
        }
        return try stage.list().leaves.filter { $0.frame.height == 44 && $0.frame.width < 390 }.map(\.frame.minY)
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test func sectionsAreSpacedAsAskedFor() throws {
        for spacing in [0, 10, 60] as [CGFloat] {
            let tops = try tops(spacing)
            #expect(tops.count == 2 && tops[1] - tops[0] == 44 + spacing)
        }
    }

    @Test func theDefaultIs35() throws {
        #expect(try tops(nil) == tops(35))
    }

    @Test func headersMoveByTheDifferenceToTheDefault() throws {
        let (usual, near) = (try tops(nil, hasHeaders: true), try tops(25, hasHeaders: true))
        #expect(near[0] == usual[0] && near[1] == usual[1] - 10)
    }
}
