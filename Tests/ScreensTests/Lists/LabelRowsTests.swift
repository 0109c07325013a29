// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// In a list, the icons of labels are centred in one column, and all titles begin at the same x.
@MainActor
@Suite struct LabelRowsTests {
    /// A label with a square icon and a blue square as its title.
    private func label(_ side: CGFloat) -> some View {
        Label {
            Color.blue.frame(width: 30, height: 22)
        } icon: {
            Rectangle().frame(width: side, height: 20)
        }
    }

    private func leaves<V: View>(
        _ size: DynamicTypeSize = .large, _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ rows: () -> V
    ) throws -> [DrawnLeaf] {
        let stage = Stage(390, 844, scale: 3) {
            List { rows() }.dynamicTypeSize(size).environment(\.layoutDirection, direction)
        }
        return try stage.list().leaves
    }

    private func titles(_ leaves: [DrawnLeaf]) -> [CGRect] {
        leaves.filter { isClose($0.frame.width, 30) && isClose($0.frame.height, 22) }.map(\.frame)
    }

    private func icons(_ leaves: [DrawnLeaf]) -> [DrawnLeaf] { leaves.filter { isClose($0.frame.height, 20) } }

    @Test func iconsFormAColumnAndTitlesALine() throws {
        let leaves = try leaves {
            label(10); label(17); label(24)
        }
        // The row's content begins at 40. The column of icons is 28 points wide, and the title follows after 16.
        #expect(titles(leaves).map(\.minX) == [84, 84, 84])
        #expect(icons(leaves).map(\.frame.midX).allSatisfy { isClose($0, 54, within: 0.34) })
        #expect(icons(leaves).count == 3)
    }

    /// Symbols are centred even if they are wider than the column, and do not make their rows higher.
    @Test func symbolsOfAnyWidthHaveOneLineOfTitles() throws {
        let names = ["gearshape", "bell", "figure.walk", "star.fill", "wifi", "trash", "person.3.fill"]
        let found = try leaves {
            ForEach(names, id: \.self) { name in
                Label {
                    Color.blue.frame(width: 30, height: 22)
                } icon: {
                    Image(systemName: name).foregroundStyle(.red)
                }
            }
        }
        #expect(titles(found).map(\.minX) == names.map { _ in 84 })
        #expect(titles(found).map(\.minY) == names.indices.map { 46 + 44 * CGFloat($0) })
        let red = Color.red.resolve(.init())
        for row in names.indices {
            let middle = 57 + 44 * CGFloat(row)
            let ink = found.filter { $0.color == red && abs($0.frame.midY - middle) < 15 }.map(\.frame)
            let box = try #require(ink.first).union(ink.last!)
            #expect(abs(box.midX - 54) < 2.5, "\(names[row])")
        }
    }

    /// A clock symbol is 21.7 points wide in a list and 17 points elsewhere.
    @Test func symbolsAreLarge() throws {
        func width(_ leaves: [DrawnLeaf]) -> CGFloat {
            let ink = leaves.filter { $0.color == Color.red.resolve(.init()) }.map(\.frame)
            return ink.dropFirst().reduce(ink.first ?? .zero) { $0.union($1) }.width
        }
        let clock = Label("Length", systemImage: "clock").foregroundStyle(.red).labelStyle(.titleAndIcon)
        func icon(_ leaves: [DrawnLeaf]) -> [DrawnLeaf] { leaves.filter { $0.frame.maxX < 82 } }
        let listed = width(icon(try leaves { clock }))
        let small = width(icon(try leaves { clock.imageScale(.small) }))
        let alone = width(
            icon(try Stage(390, 100, scale: 3) { clock.frame(maxWidth: .infinity, alignment: .leading) }.list().leaves)
                .filter { $0.frame.maxX < 24 })
        #expect(listed / alone > 1.2 && listed / alone < 1.35, "\(listed) \(alone)")
        #expect(abs(listed - 21.67) < 1.5, "\(listed)")
        // An `imageScale` of the author's replaces the larger scale of lists.
        #expect(small < alone)
    }

    @Test func iconsHaveTheAccentColor() throws {
        let found = icons(
            try leaves {
                label(10); label(10).foregroundStyle(.red); label(10).tint(.green)
            })
        #expect(found.map(\.color) == [Color.blue, .red, .green].map { $0.resolve(.init()) })
    }

    /// A link looks like other rows: its icon is tinted, and its secondary text is grey.
    @Test func linksKeepTheColorsOfTheirLabels() throws {
        func leaves(isDisabled: Bool) throws -> [DrawnLeaf] {
            try Stage(390, 400, scale: 3) {
                NavigationStack {
                    List {
                        NavigationLink(value: 1) {
                            HStack {
                                label(10)
                                Rectangle().fill(.secondary).frame(width: 40, height: 21)
                                Rectangle().frame(width: 41, height: 21)
                            }
                        }
                        .disabled(isDisabled)
                    }
                }
            }.list().leaves
        }
        func color(_ leaves: [DrawnLeaf], width: CGFloat) -> RGBAColor? {
            leaves.first { isClose($0.frame.width, width) && isClose($0.frame.height, 21) }?.color
        }
        let enabled = try leaves(isDisabled: false)
        #expect(icons(enabled).map(\.color) == [Color.blue.resolve(.init())])
        #expect(color(enabled, width: 40) == Color.secondary.resolve(.init()))
        #expect(color(enabled, width: 41) == Color.primary.resolve(.init()))
        let tertiary = Color(uiColor: .tertiaryLabel).resolve(.init())
        #expect(color(try leaves(isDisabled: true), width: 41) == tertiary)
    }

    /// An icon that is wider than the column moves the title of its label.
    @Test func aWideIconTakesItsRoom() throws {
        let leaves = try leaves { label(60) }
        #expect(titles(leaves).map(\.minX) == [40 + 60 + 16])
    }

    @Test func theColumnGrowsWithTheText() throws {
        let found = try [DynamicTypeSize.xSmall, .large, .accessibility3].map { size in
            try #require(titles(try leaves(size) { label(10) }).first).minX - 56
        }
        // The column's width is proportional to the line height of body text, which is 19, 22 and 48 points.
        #expect(isClose(found[0], 28 * 19 / 22, within: 0.34))
        #expect(found[1] == 28)
        #expect(isClose(found[2], 28 * 48 / 22, within: 0.34))
    }

    @Test func fromRightToLeftTheColumnIsOnTheRight() throws {
        let leaves = try leaves(.large, .rightToLeft) {
            label(10); label(24)
        }
        #expect(titles(leaves).map(\.maxX) == [390 - 84, 390 - 84])
    }

    /// Labels of bordered buttons and labels outside of lists keep their natural widths.
    @Test func elsewhereTheIconHasItsOwnWidth() throws {
        let row = try leaves { Button(action: {}) { label(10) }.buttonStyle(.bordered) }
        let (icon, title) = (try #require(icons(row).first), try #require(titles(row).first))
        #expect(isClose(title.minX - icon.frame.maxX, 8))
        let alone = try Stage(390, 100, scale: 3) { label(10) }.list().leaves
        #expect(isClose(try #require(titles(alone).first).minX - (try #require(icons(alone).first)).frame.maxX, 8))
    }

    @Test func givenWidthsTakePrecedence() throws {
        let leaves = try leaves { label(10).labelReservedIconWidth(40).labelIconToTitleSpacing(5) }
        #expect(titles(leaves).map(\.minX) == [40 + 40 + 5])
    }
}
