// SPDX-License-Identifier: MIT

import CRuntime
import Drawing
import Foundation
import SwiftUI
import Testing
import SwiftUICore

/// A body that contains itself.
private struct Endless: View {
    var body: some View {
        VStack {
            Color.red
            Endless()
        }
    }
}

/// Each level has two branches. After the first branch has exceeded the stack, the second must not be evaluated, or the
/// time would be exponential.
private struct Branching: View {
    var body: some View {
        VStack {
            Branching()
            Branching()
        }
    }
}

private struct Outer: View {
    var body: some View { Endless().padding() }
}

private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
}

/// Each level adds the next one when it appears.
private struct Growing: View {
    @State private var isLonger = false
    var body: some View {
        ZStack {
            // Adds 200 levels per step: each step lays out all levels, so many small steps would be slow.
            if isLonger { nested(200, around: Growing()) { AnyView($0.padding(0)) } } else { Color.red }
        }
        .task { isLonger = true }
    }
}

@MainActor private func nested(_ count: Int, around view: some View, _ modify: (AnyView) -> AnyView) -> AnyView {
    (0..<count).reduce(AnyView(view)) { view, _ in modify(view) }
}

/// A kind of nesting: a name, and a function that adds a level.
private struct Nesting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var modify: @MainActor @Sendable (AnyView) -> AnyView

    init(_ name: String, _ modify: @escaping @MainActor @Sendable (AnyView) -> AnyView) {
        testDescription = name
        self.modify = modify
    }

    static let all = [
        Nesting("padding") { AnyView($0.padding(0.001)) },
        Nesting("frame") { AnyView($0.frame(maxWidth: 50)) },
        Nesting("background") { AnyView($0.background(Color.blue)) },
        Nesting("overlay") { view in AnyView(Color.blue.overlay { view }) },
        Nesting("stack") { view in AnyView(HStack { view }) },
        Nesting("reader") { view in AnyView(GeometryReader { _ in view }) },
        Nesting("rotation") { AnyView($0.rotationEffect(.degrees(1))) },
        Nesting("perspective") { AnyView($0.rotation3DEffect(.degrees(1), axis: (x: 1, y: 0, z: 0))) },
        Nesting("clip") { AnyView($0.clipped()) },
        Nesting("mask") { AnyView($0.mask { Circle() }) },
        Nesting("group") { AnyView($0.opacity(0.999).compositingGroup()) },
        Nesting("blur") { AnyView($0.blur(radius: 0.1)) },
        Nesting("id") { AnyView($0.id(1)) },
        Nesting("transition") { AnyView($0.transition(.scale)) },
        Nesting("environment") { AnyView($0.environment(\.isEnabled, true)) },
        Nesting("preference") { AnyView($0.onTapGesture {}) },
    ]
}

/// Trees deeper than the stack fail with a one-line error and never crash the process.
@MainActor
@Suite(.serialized) struct NestingTests {
    private func failure<V: View>(of view: V) throws -> NestingError {
        let host = ViewHost(size: CGSize(width: 50, height: 50)) { view }
        host.advance(to: 0)
        do {
            _ = try host.displayList()
        } catch let error as NestingError {
            return error
        }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test func aBodyThatContainsItselfIsNamed() throws {
        let error = try failure(of: Outer())
        #expect(error.views.prefix(3) == ["Outer", "Endless", "Endless"])
        #expect(
            error.description.hasPrefix(
                "views are nested too deep for the stack: \(error.depth) levels down at Outer › "))
        #expect(error.description.contains(" more … › Endless"))
        #expect(!error.description.contains("\n") && error.description.count < 300)
    }

    @Test func branchesEndToo() throws { #expect(try failure(of: Branching()).views.first == "Branching") }

    @Test func aModifierThatContainsItselfFails() throws {
        #expect(try failure(of: Color.red.modifier(EndlessModifier())).depth > 100)
    }

    @Test func aTreeThatGrowsWithoutEndFails() throws {
        let host = ViewHost(size: CGSize(width: 50, height: 50)) { Growing() }
        var frame = 0.0
        #expect(throws: NestingError.self) {
            while frame < 20 {
                host.advance(to: frame)
                _ = try host.displayList()
                frame += 1
            }
        }
    }

    /// No kind of nesting overflows the stack. Depths far above 10 000 are not tested, because the deinitialization of
    /// the nested values themselves would overflow it.
    @Test(arguments: Nesting.all, [300, 10_000])
    fileprivate func anyNestingIsDrawnOrFails(nesting: Nesting, depth: Int) throws {
        let host = ViewHost(size: CGSize(width: 50, height: 50)) { nested(depth, around: Color.red, nesting.modify) }
        host.advance(to: 0)
        do {
            let list = try host.displayList()
            #expect(!list.items.isEmpty)
        } catch let error as NestingError {
            #expect(depth == 10_000 && error.depth > 300)
        }
    }

    @Test func theStackIsMeasured() {
        func deeper(_ levels: Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { bytes in
                bytes[0] = 1
                return levels == 0 ? stack_remaining() : deeper(levels - 1) + Int(bytes[0]) - 1
            }
        }
        let here = stack_remaining()
        #expect(here < stack_size())
        #expect(deeper(20) < here - 20_000)
    }
}
