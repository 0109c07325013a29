// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Margins and distances of grouped lists, as on pictures of iOS 17 and 18.
@MainActor
@Suite struct ListMeasuresTests {
    private struct Mark: View {
        var body: some View { Color.red.frame(height: 44).listRowInsets(EdgeInsets()) }
    }

    /// The frames of the marks, from top to bottom.
    private func marks<V: View>(
        _ width: CGFloat = 390, scale: Double = 2, @ViewBuilder _ view: () -> V
    ) throws -> [CGRect] {
        let red = Color.red.resolve(.init())
        let stage = Stage(width, 844, scale: scale) { view() }
        return try stage.list().leaves.filter { $0.color == red }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    /// Insets of single edges replace those of the list, or those of `EdgeInsets`; inner modifiers take precedence.
    @Test func singleEdgesHaveInsets() throws {
        func row(_ change: (AnyView) -> some View) throws -> [CGRect] {
            try marks { List { change(AnyView(Color.red.frame(height: 44))) } }
        }
        let all = try row { $0.listRowInsets(EdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 30)) }
        #expect(try row { $0.listRowInsets(.horizontal, 30).listRowInsets(.vertical, 4) } == all)
        #expect(try row { $0.listRowInsets(.horizontal, 30).listRowInsets(.all, 4) } == all)
        #expect(try row { $0.listRowInsets(.leading, nil) } == row { $0 })
        let plain = try #require(try row { $0 }.first),
            leading = try #require(try row { $0.listRowInsets(.leading, 50) }.first)
        #expect(leading.minX == plain.minX + 30 && leading.maxX == plain.maxX)
    }

    /// Sections have a margin of 20 points, and rows an inset of 20, on phones of all widths. Bars have 16 or 20.
    @Test(arguments: [375, 390, 393, 402, 414, 430] as [CGFloat]) func marginsDoNotDependOnTheWidth(_ width: CGFloat)
        throws
    {
        let section = try #require(try marks(width) { List { Mark() } }.first)
        #expect(section.minX == 20 && section.maxX == width - 20)
        let row = try #require(try marks(width) { List { Color.red.frame(height: 30) } }.first)
        #expect(row.minX == 40 && row.maxX == width - 40)
        let plain = try #require(try marks(width) { List { Color.red.frame(height: 30) }.listStyle(.plain) }.first)
        #expect(plain.minX == 20 && plain.maxX == width - 20)
    }

    /// The first section has a margin of 35 points below a small title and without a bar, but none below a large title.
    @Test func theFirstSectionFollowsALargeTitleAtOnce() throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat? {
            try marks {
                NavigationStack { List { Mark() }.navigationTitle("Names").navigationBarTitleDisplayMode(mode) }
            }
            .first?.minY
        }
        #expect(try marks { List { Mark() } }.first?.minY == 35)
        #expect(try top(.inline) == 44 + 35)
        #expect(try top(.large) == 44 + 52)
    }

    /// `contentMargins` replaces the margin above the first section.
    @Test(arguments: [0, 12] as [CGFloat]) func contentMarginsReplaceTheMarginAtTheTop(_ length: CGFloat) throws {
        #expect(try marks { List { Mark() }.contentMargins(.top, length) }.first?.minY == length)
        #expect(try marks { List { Mark() }.contentMargins(.leading, length) }.first?.minY == 35)
    }

    /// A missing footer and a missing header take 17.5 points each, rounded up to pixels.
    @Test func sectionsAreSeparatedByTwoMissingParts() throws {
        func distance(scale: Double) throws -> CGFloat {
            let marks = try marks(scale: scale) {
                List {
                    Section { Mark() }
                    Section { Mark() }
                }
            }
            return marks[1].minY - marks[0].maxY
        }
        #expect(try distance(scale: 2) == 35)
        #expect(isClose(try distance(scale: 3), 35 + 1.0 / 3))
    }

    /// A header has 17 points above its text and 6 below it. A footer has 6 above and 11.5 below.
    @Test func headersAndFootersAreSpacedLikeApples() throws {
        let line = Color.clear.frame(height: 16)
        let marks = try marks {
            List {
                Section {
                    Mark()
                } header: {
                    line
                }
                Section {
                    Mark()
                } header: {
                    line
                } footer: {
                    line
                }
                Section { Mark() }
            }
        }
        let (first, second, third) = (marks[0], marks[1], marks[2])
        let text: CGFloat = 16
        #expect(first.minY == 23 + text)
        // Above it is a missing footer.
        #expect(second.minY - first.maxY == 40.5 + text)
        // Below the footer is a missing header.
        #expect(third.minY - second.maxY == 35 + text)
    }

    /// The lines of a footer follow each other without the additional leading of the text style.
    @Test func linesOfFootersAreTight() throws {
        func height(_ lines: Int) throws -> CGFloat {
            let text = Text(verbatim: Array(repeating: "Notifications", count: lines).joined(separator: "\n"))
            let marks = try marks {
                List {
                    Section {
                        Mark()
                    } footer: {
                        text
                    }
                    Section { Mark() }
                }
            }
            return marks[1].minY - marks[0].maxY
        }
        #expect(try height(3) - height(2) == 16)
    }
}
