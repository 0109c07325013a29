// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import SwiftUICore

extension ContainerValues {
    fileprivate var side: CGFloat {
        get { self[SideKey.self] }
        set { self[SideKey.self] = newValue }
    }
}

private enum SideKey: ContainerValueKey { static let defaultValue: CGFloat = 5 }

@Suite @MainActor
struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                HStack(spacing: 0) {
                    ForEach(subviews) { $0.frame(width: $0.containerValues.side, height: 10) }
                    Text("\(subviews.count)").hidden()
                }
            }
        }
    }

    @Test func eachViewByItself() throws {
        let stage = Stage {
            Cards {
                Color.red
                ForEach(0..<2, id: \.self) { _ in Color.blue.containerValue(\.side, 20) }
            }
        }
        #expect(try stage.list().leaves.map(\.frame.width) == [5, 20, 20])
    }

    @Test func othersThatComeAreFollowed() throws {
        struct Growing: View {
            @State var count = 1
            var body: some View {
                Cards { ForEach(0..<count, id: \.self) { _ in Color.red } }.onAppear { count = 3 }
            }
        }
        #expect(try Stage { Growing() }.list().leaves.count == 3)
    }

    @Test func aForEachOfSubviews() throws {
        let content = Group {
            Color.red
            Color.blue
        }
        let stage = Stage { VStack(spacing: 0) { ForEach(subviews: content) { $0.frame(width: 10, height: 10) } } }
        #expect(try stage.frames() == ["45 40 10 10", "45 50 10 10"])
    }

    @Test func sectionsWithTheirParts() throws {
        struct Plain<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                Group(sections: content) { sections in
                    VStack(spacing: 0) {
                        ForEach(sections) { section in
                            section.header.frame(height: 4)
                            section.content.frame(height: 10)
                        }
                    }
                }
            }
        }
        let stage = Stage {
            Plain {
                Section {
                    Color.red
                    Color.red
                } header: {
                    Color.blue
                }
                Section { Color.red }
            }
        }
        #expect(try stage.list().leaves.map(\.frame.height) == [4, 10, 10, 10])
    }

    @Test func theOlderWay() throws {
        struct Divided: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                let last = children.last?.id
                ForEach(children) { child in
                    child
                    if child.id != last { Box(side: 2) }
                }
            }
        }
        let stage = Stage {
            VStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Box(side: 10)
                    Box(side: 10)
                }
            }
        }
        #expect(try stage.list().leaves.map(\.frame.height) == [10, 2, 10])
    }
}
