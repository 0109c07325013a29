import Drawing
import Foundation
import Testing
import Views

/// Modifiers on lists, and lists of bindings.
@Suite @MainActor struct ListModifierTests {
    /// Each use of the modifier counts its own appearances.
    private struct Stepper: ViewModifier {
        @State private var steps = 0

        func body(content: Content) -> some View {
            content
                .offset(x: CGFloat(steps) * 10)
                .onAppear { steps += 1 }
        }
    }

    /// Whatever stands between a group and a custom modifier, each member has a state of its own.
    @Test func customModifiersReachMembersThroughOtherModifiers() throws {
        let plain = Stage {
            HStack(spacing: 0) {
                Group {
                    Box(); Box()
                }
                .modifier(Stepper())
            }
        }
        let between = Stage {
            HStack(spacing: 0) {
                Group {
                    Box(); Box()
                }
                .opacity(1)
                .modifier(Stepper())
            }
        }
        #expect(try plain.xs() == [50, 60])
        #expect(try between.xs() == plain.xs())
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var width: CGFloat
    }

    @MainActor private final class Remote { var widen: (Int) -> Void = { _ in } }

    private struct Bars: View {
        let remote: Remote
        @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach($items) { $item in
                    Rectangle().frame(width: item.width, height: 10)
                        .onAppear {
                            let before = remote.widen
                            remote.widen = { id in
                                before(id)
                                if id == item.id { item.width += 5 }
                            }
                        }
                }
            }
        }
    }

    @Test func bindingsOfListsReadAndWriteTheirElements() throws {
        let remote = Remote()
        let stage = Stage { Bars(remote: remote) }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 20])
        remote.widen(2)
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 25])
    }
}
