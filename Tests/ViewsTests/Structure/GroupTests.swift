// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Testing
import SwiftUICore

/// The members of a list of views become children of the container around the list.
@Suite @MainActor
struct GroupTests {
    private struct Two: View {
        var body: some View {
            Box(color: .red)
            Box(color: .blue)
        }
    }

    @Test func nestedGroupsAreFlat() throws {
        let flat = Stage {
            HStack {
                Box(); Box(); Box(); Box()
            }
        }
        let nested = Stage {
            HStack {
                Group {
                    Box();
                    Group {
                        Box(); Box()
                    }
                }; Group { Box() }
            }
        }
        #expect(try flat.frames() == nested.frames())
    }

    @Test func emptyViewTakesNoPlaceAndNoSpacing() throws {
        let plain = Stage {
            HStack {
                Box(); Box()
            }
        }
        let padded = Stage {
            HStack {
                EmptyView(); Box(); EmptyView(); Group {}; Box(); EmptyView()
            }
        }
        #expect(try plain.frames() == padded.frames())
    }

    @Test func tuplesOfViewsAreMadeByHandToo() throws {
        func pair() -> TupleView<(Box, Spacer, Box)> { TupleView((Box(), Spacer(), Box())) }
        let stage = Stage {
            HStack(spacing: 0) {
                pair()
                TupleView(Box())
            }
        }
        #expect(try stage.frames() == ["0 45 10 10", "80 45 10 10", "90 45 10 10"])
    }

    @Test func bodiesWithSeveralViewsAreFlat() throws {
        let stage = Stage {
            HStack(spacing: 0) {
                Two(); Two().opacity(0.5)
            }
        }
        #expect(try stage.frames() == ["30 45 10 10", "40 45 10 10", "50 45 10 10", "60 45 10 10"])
        #expect(try stage.opacities() == [1, 1, 0.5, 0.5])
    }

    @Test func zIndexReachesMembersOfGroups() throws {
        let stage = Stage {
            ZStack {
                Box(color: .red)
                Group {
                    Box(color: .green); Box(color: .blue)
                }.zIndex(-1)
            }
        }
        let plain = Stage {
            ZStack {
                Box(color: .green); Box(color: .blue); Box(color: .red)
            }
        }
        #expect(try stage.colors() == plain.colors())
    }

    @Test func zIndexSurvivesModifiersAndNotContainers() throws {
        let kept = Stage {
            ZStack {
                Box(color: .red).zIndex(1).opacity(0.5).padding(3); Box(color: .blue)
            }
        }
        #expect(try kept.opacities() == [1, 0.5])
        let lost = Stage {
            ZStack {
                HStack { Box(color: .red).zIndex(1).opacity(0.5) }; Box(color: .blue)
            }
        }
        #expect(try lost.opacities() == [0.5, 1])
    }

    private struct Remembering: ViewModifier {
        let notes: Notes
        @State private var isOn = false

        func body(content: Content) -> some View {
            content.opacity(isOn ? 1 : 0.5).onAppear {
                notes.add(isOn ? "again" : "first")
                isOn = true
            }
        }
    }

    @Test func customModifierHasOneStateForAllMembers() throws {
        let notes = Notes()
        let stage = Stage {
            HStack {
                Group {
                    Box(); ForEach(0..<2) { _ in Box() }; if true { Box() }
                }.modifier(Remembering(notes: notes))
            }
        }
        #expect(try stage.opacities() == [1, 1, 1, 1])
        #expect(notes.lines == ["first", "again", "again", "again"])
    }

    @Test func onAppearOncePerMember() throws {
        let notes = Notes()
        let stage = Stage {
            HStack {
                Group {
                    Box(); Box(); Two()
                }.onAppear { notes.add("+") }
            }
        }
        _ = try stage.list()
        _ = try stage.list(at: 1)
        #expect(notes.lines.count == 4)
    }

    @Test func spacerGrowsAlongItsStack() throws {
        let stage = Stage {
            HStack(spacing: 0) {
                Box(); Spacer(); Box()
            }
        }
        #expect(try stage.frames() == ["0 45 10 10", "90 45 10 10"])
    }
}
