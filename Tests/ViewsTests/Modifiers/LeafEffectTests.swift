// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// An effect of a container applies to each of its leaves. Only some effects draw the leaves as a group.
@Suite @MainActor
struct LeafEffectTests {
    private func names<V: View>(@ViewBuilder _ content: () -> V) throws -> [[String]] {
        try Stage(content: content).list().items.map { $0.effects.map(\.name) }
    }

    private func shadow<V: View>(@ViewBuilder _ content: () -> V) throws -> Shadow? {
        for case .shadow(let shadow) in try Stage(content: content).list().items[0].effects { return shadow }
        return nil
    }

    @Test func opacityMultipliesForEachLeaf() throws {
        let stage = Stage {
            ZStack {
                Box(); Box().opacity(0.5)
            }.opacity(0.5).opacity(0.5)
        }
        #expect(try stage.opacities() == [0.25, 0.125])
        #expect(try stage.list().items.count == 2)
    }

    @Test func opacityIsClamped() throws {
        #expect(try Stage { Box().opacity(2) }.opacities() == [1])
        #expect(try Stage { Box().opacity(-1) }.list().items.isEmpty)
    }

    @Test func shadowFallsFromEachLeafOrFromTheGroup() throws {
        #expect(
            try names {
                ZStack {
                    Box(); Circle()
                }.shadow(radius: 2)
            } == [["shadow"], ["shadow"]])
        #expect(
            try names {
                ZStack {
                    Box(); Circle()
                }.compositingGroup().shadow(radius: 2)
            } == [["shadow"]])
    }

    /// Views that are clipped together cast one shadow, and none onto each other.
    @Test func shadowFallsFromAClipAsAWhole() throws {
        func clipped(_ radius: CGFloat) -> some View {
            ZStack {
                Box(); Circle()
            }.clipShape(Circle()).shadow(radius: radius)
        }
        let items = try Stage { clipped(2) }.list().items
        #expect(items.map { $0.effects.map(\.name) } == [["clip", "shadow"]])
        guard case .group(let members, _) = items[0].content else { throw Unexpected() }
        #expect(members.map { $0.effects.map(\.name) } == [[], []])
        // With a shadow, views that are clipped together are one group. Without a shadow, each view is clipped by
        // itself.
        #expect(try names { clipped(2).compositingGroup().opacity(0.5) }.count == 1)
        #expect(
            try names {
                ZStack {
                    Box(); Circle()
                }.clipShape(Circle())
            } == [["clip"], ["clip"]])
        // A shadow inside of the clip does not follow the clip's shape.
        #expect(
            try names {
                ZStack {
                    Box(); Circle()
                }.shadow(radius: 2).clipShape(Circle())
            } == [["shadow", "clip"], ["shadow", "clip"]])
    }

    private struct Unexpected: Error {}

    @Test func orderOfEffects() throws {
        #expect(try names { Box().clipShape(Circle()).shadow(radius: 1) } == [["clip", "shadow"]])
        #expect(try names { Box().shadow(radius: 1).clipShape(Circle()) } == [["shadow", "clip"]])
        #expect(try names { Box().opacity(0.5).blur(radius: 1).brightness(0.1) } == [["opacity", "blur", "matrix"]])
    }

    @Test func rotationBeforeOrAfterTheShadow() throws {
        let still = try #require(try shadow { Box().rotationEffect(.degrees(90)).shadow(radius: 1, x: 3) })
        #expect(still.offset == CGSize(width: 3, height: 0))
        let turned = try #require(try shadow { Box().shadow(radius: 1, x: 3).rotationEffect(.degrees(90)) })
        #expect(isClose(turned.offset.width, 0) && isClose(turned.offset.height, 3))
    }

    @Test func scaleInsideOrOutsideOfTheShadow() throws {
        #expect(try shadow { Box().scaleEffect(2).shadow(radius: 1) }?.radius == 1)
        #expect(try shadow { Box().shadow(radius: 1).scaleEffect(2) }?.radius == 2)
    }

    @Test func unevenScaleKeepsTheShadowsOfLeavesApart() throws {
        let stage = Stage {
            ZStack {
                Box(); Circle()
            }.shadow(radius: 1).scaleEffect(x: 2, y: 1).opacity(0.5)
        }
        let items = try stage.list().items
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.effects == [.opacity(0.5)] && $0.members?.count == 1 })
        #expect(items.allSatisfy { $0.members?.first?.effects.map(\.name) == ["shadow"] })
    }

    @Test func perspectiveMakesAGroup() throws {
        let stage = Stage {
            ZStack {
                Box(); Circle()
            }.shadow(radius: 1).rotation3DEffect(.degrees(45), axis: (0, 1, 0)).opacity(0.5)
        }
        let items = try stage.list().items
        #expect(items.count == 1)
        #expect(items[0].effects == [.opacity(0.5)])
        #expect(items[0].members?.map { $0.effects.map(\.name) } == [["shadow"], ["shadow"]])
    }

    @Test func nothingIsSeenOfAViewWithoutExtent() throws {
        #expect(try Stage { Box().scaleEffect(0) }.list().items.isEmpty)
        #expect(try Stage { Box().scaleEffect(x: 0, y: 1) }.list().items.isEmpty)
        #expect(try Stage { Box().rotation3DEffect(.degrees(90), axis: (0, 1, 0)) }.list().items.isEmpty)
        #expect(try Stage { Box().rotation3DEffect(.degrees(270), axis: (1, 0, 0)) }.list().items.isEmpty)
        #expect(try Stage { Box().rotation3DEffect(.degrees(89), axis: (0, 1, 0)) }.list().items.count == 1)
    }

    @Test func noAxisNoTurn() throws {
        let plain = try Stage { Box() }.list()
        #expect(try Stage { Box().rotation3DEffect(.zero, axis: (0, 0, 0)) }.list() == plain)
    }

    @Test func masks() throws {
        let items = try Stage {
            ZStack {
                Box(); Circle()
            }.mask { Circle() }
        }.list().items
        #expect(items.count == 1 && items[0].members?.count == 2)
        guard case .mask(let mask)? = items[0].effects.first else { Issue.record("no mask"); return }
        #expect(mask.count == 1)
    }

    @Test func blendModesReachLeavesAndStayInGroups() throws {
        let leaves = try Stage {
            ZStack {
                Box(); Box()
            }.blendMode(.multiply)
        }.list().items
        #expect(leaves.map(\.blendMode) == [.multiply, .multiply])
        let group = try Stage {
            ZStack {
                Box(); Box().blendMode(.screen)
            }.compositingGroup()
        }.list().items
        #expect(group.map(\.blendMode) == [.normal])
        #expect(group[0].members?.map(\.blendMode) == [.normal, .screen])
    }

    @Test func hiddenKeepsItsPlace() throws {
        #expect(
            try Stage {
                HStack(spacing: 0) {
                    Box().hidden(); Box()
                }
            }.frames() == ["50 45 10 10"])
    }

    // MARK: Corners (docs/semantics.md, Rotation in space)

    private func corners<V: View>(_ size: CGSize, @ViewBuilder _ content: () -> V) throws -> [CGPoint] {
        let leaf = try #require(try Stage(size.width, size.height, content: content).list().leaves.first)
        return [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
            CGPoint(x: x * size.width, y: y * size.height).applying(leaf.transform)
        }
    }

    private func expect(
        _ points: [CGPoint], _ expected: [(CGFloat, CGFloat)], _ location: SourceLocation = #_sourceLocation
    ) {
        for (point, (x, y)) in zip(points, expected) {
            #expect(isClose(point.x, x, within: 6e-4) && isClose(point.y, y, within: 6e-4), sourceLocation: location)
        }
    }

    @Test func cornersInSpace() throws {
        let square = CGSize(width: 100, height: 100)
        expect(
            try corners(square) { Color.red.rotation3DEffect(.degrees(45), axis: (0, 1, 0)) },
            [(-4.6918, -27.3459), (76.1204, 13.0602), (76.1204, 86.9398), (-4.6918, 127.3459)])
        expect(
            try corners(square) { Color.red.rotation3DEffect(.degrees(45), axis: (0, 1, 0), anchor: .leading) },
            [(0, 0), (41.4214, 20.7107), (41.4214, 79.2893), (0, 100)])
        expect(
            try corners(square) { Color.red.rotation3DEffect(.degrees(45), axis: (0, 1, 0), anchorZ: 50) },
            [(-20.7107, 0), (50, 20.7107), (50, 79.2893), (-20.7107, 100)])
        expect(
            try corners(CGSize(width: 200, height: 100)) {
                Color.red.rotation3DEffect(.degrees(60), axis: (1, 1, 0))
            }, [(-3.3171, -23.798), (142.8294, 41.4341), (175.8829, 104.202), (-15.5865, 73.1173)])
    }

    @Test func anchorsAddUp() throws {
        let twice = try Stage {
            Box().rotationEffect(.degrees(-35), anchor: .topTrailing).rotationEffect(.degrees(8), anchor: .topTrailing)
        }.list().leaves[0].transform
        let once = try Stage { Box().rotationEffect(.degrees(-27), anchor: .topTrailing) }.list().leaves[0].transform
        #expect(isClose(twice.m11, once.m11) && isClose(twice.m31, once.m31) && isClose(twice.m32, once.m32))
    }
}
