// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing
import Zoetrope

@Observable @MainActor
final class CanvasModel { var width = 10.0 }

/// The `Canvas` view: its size, redrawing, and symbols.
@Suite @MainActor
struct CanvasTests {
    // MARK: Layout

    @Test func takesAllThatIsOffered() throws {
        var sizes: [CGSize] = []
        let host = ViewHost(size: CGSize(width: 80, height: 50)) { Canvas { _, size in sizes.append(size) } }
        host.advance(to: 0)
        #expect(sizes == [CGSize(width: 80, height: 50)])
        sizes = []
        let ideal = ViewHost(size: CGSize(width: 80, height: 50)) {
            Canvas { _, size in sizes.append(size) }.fixedSize()
        }
        ideal.advance(to: 0)
        #expect(sizes == [CGSize(width: 10, height: 10)])
    }

    @Test func isNotDrawnWithoutArea() throws {
        var count = 0
        let host = ViewHost(size: CGSize(width: 80, height: 50)) {
            Canvas { _, _ in count += 1 }.frame(width: 0)
        }
        #expect(try host.displayList().items.isEmpty)
        #expect(count == 0)
    }

    @Test func drawsNothingOutsideOfItself() throws {
        let full: (inout GraphicsContext, CGSize) -> Void = { context, _ in
            context.fill(Path(CGRect(x: -100, y: -100, width: 300, height: 300)), with: .color(.red))
        }
        let drawn = try Painted.bitmap(Canvas(renderer: full).frame(width: 20, height: 30))
        let filled = try Painted.bitmap(Color.red.frame(width: 20, height: 30))
        #expect(drawn == filled)
    }

    @Test func opaqueCanvasesAreBlackBehind() throws {
        let drawn = try Painted.bitmap(
            Canvas(opaque: true, rendersAsynchronously: true) { context, _ in
                context.fill(disc, with: .color(.red.opacity(0.5)))
            }.background(Color.green))
        #expect(drawn[0, 0] == SIMD4(0, 0, 0, 255))
        #expect(drawn[30, 30] == SIMD4(128, 30, 24, 255))
    }

    @Test func blendModesEndAtTheCanvas() throws {
        let drawn = try Painted.bitmap(
            Canvas { context, size in
                context.blendMode = .multiply
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            }.background(Color.black))
        #expect(drawn[30, 30] == SIMD4(255, 255, 255, 255))
    }

    @Test func effectsAroundSeeOnePicture() throws {
        func two(_ context: inout GraphicsContext, _ size: CGSize) {
            context.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }
        let faded = try Painted.bitmap(Canvas(renderer: two).opacity(0.5))
        #expect(faded[30, 30] == SIMD4(0, 61, 128, 128))
    }

    // MARK: When it is drawn

    private struct Counter: View {
        let draw: () -> Void
        @State private var step = 0
        @State private var other = 0

        var body: some View {
            Canvas { context, _ in
                draw()
                context.fill(Path(CGRect(x: 0, y: 0, width: step, height: 10)), with: .color(.red))
            }
            .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in step += 1 }
            }
        }
    }

    @Test func isDrawnWhenItChangesAndNotWithFrames() throws {
        var count = 0
        let host = ViewHost(size: CGSize(width: 60, height: 60)) { Counter { count += 1 } }
        for frame in 0...35 {
            host.advance(to: Double(frame) / 10)
            _ = try host.displayList()
        }
        #expect(count == 4)
    }

    private struct Stars: View {
        @State private var isOn = false

        var body: some View {
            Canvas { context, size in
                for _ in 0..<20 {
                    let x = CGFloat.random(in: 0...size.width)
                    context.fill(Path(CGRect(x: x, y: 0, width: 1, height: 60)), with: .color(.black))
                }
            }
            .opacity(isOn ? 0.5 : 1)
            .onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
        }
    }

    @Test func chanceIsDrawnOnce() throws {
        let host = ViewHost(size: CGSize(width: 60, height: 60)) { Stars() }
        func contents(at time: Double) throws -> DisplayItem.Content {
            host.advance(to: time)
            return try host.displayList().items[0].content
        }
        let (first, second) = try (contents(at: 0.5), contents(at: 1.5))
        #expect(first == second)
        // A host that skips the frame at 0.5 s draws the same at 1.5 s.
        let late = ViewHost(size: CGSize(width: 60, height: 60)) { Stars() }
        late.advance(to: 1.5)
        #expect(try late.displayList().items[0].content == second)
    }

    @Test func followsObjectsThatTheRendererReads() throws {
        let model = CanvasModel()
        let host = ViewHost(size: CGSize(width: 60, height: 60)) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 60)), with: .color(.black))
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.width = 30 } }
        }
        func coverage(at time: Double) throws -> Double {
            host.advance(to: time)
            return FrameRasterizer().draw(try host.displayList()).coverage
        }
        #expect(try coverage(at: 0.5) == 10.0 / 60)
        #expect(try coverage(at: 1) == 0.5)
    }

    private struct Growing: View {
        @State private var isLarge = false

        var body: some View {
            Canvas { context, size in
                context.stroke(
                    Path(CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)), with: .color(.black), lineWidth: 4)
            }
            .frame(width: isLarge ? 60 : 20, height: 20)
            .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
        }
    }

    @Test func growsWithItsFrame() throws {
        let drawn = try Painted.bitmap(Growing(), at: 0.5)
        let expected = try Painted.bitmap(
            Rectangle().strokeBorder(.black, lineWidth: 4).frame(width: 40, height: 20), at: 0)
        #expect(largestDifference(drawn, expected) <= 1)
    }

    @Test func theEnvironmentReachesIt() throws {
        func look(_ context: inout GraphicsContext, _ size: CGSize) {
            context.fill(
                disc, with: .color(context.environment.colorScheme == .dark ? .white : .red))
        }
        #expect(try Painted.canvas(dark: true, look)[30, 30] == SIMD4(255, 255, 255, 255))
        #expect(try Painted.canvas(look)[30, 30] == SIMD4(255, 59, 48, 255))
    }

    private struct Switching: View {
        @State private var isDark = false

        var body: some View {
            // The renderer captures no state, so only the environment causes the redraw.
            Canvas { context, _ in context.fill(disc, with: .foreground) }
                .environment(\.colorScheme, isDark ? .dark : .light)
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDark = true } }
        }
    }

    @Test func isDrawnAnewInAnotherEnvironment() throws {
        #expect(try Painted.bitmap(Switching(), at: 0.9)[30, 30] == SIMD4(0, 0, 0, 255))
        #expect(try Painted.bitmap(Switching(), at: 1)[30, 30] == SIMD4(255, 255, 255, 255))
    }

    // MARK: On a timeline

    private struct Clock: View {
        var body: some View {
            TimelineView(.animation) { timeline in
                Canvas { context, size in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    context.rotate(by: .degrees(time * 36))
                    context.fill(Path(CGRect(x: 0, y: -1, width: 25, height: 2)), with: .color(.red))
                    context.draw(Text("\(Int(time))"), at: CGPoint(x: 10, y: 0))
                }
            }
        }
    }

    @Test(arguments: [24.0, 30, 50, 60]) func seekingGivesTheSameFrames(rate: Double) throws {
        let alone = ViewHost(size: CGSize(width: 60, height: 60)) { Clock() }
        alone.advance(to: 3.5)
        let sequence = ViewHost(size: CGSize(width: 60, height: 60)) { Clock() }
        for frame in 0...Int(3.5 * rate) {
            sequence.advance(to: Double(frame) / rate)
            _ = try sequence.displayList()
        }
        #expect(try alone.displayList() == sequence.displayList())
    }

    // MARK: Symbols

    @Test func symbolsAreFoundByTheirTags() throws {
        var found: [Bool] = []
        var sizes: [CGSize] = []
        let drawn = try Painted.bitmap(
            Canvas { context, _ in
                found = [
                    context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: "two") != nil,
                    context.resolveSymbol(id: 3) != nil, context.resolveSymbol(id: "1") != nil,
                ]
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                sizes.append(symbol.size)
                context.draw(symbol, at: CGPoint(x: 30, y: 30))
            } symbols: {
                Circle().fill(.red).frame(width: 20, height: 20).tag(1)
                Group { Color.blue.frame(width: 8, height: 4) }.tag("two").opacity(0.5)
            })
        #expect(found == [true, true, false, false])
        #expect(sizes == [CGSize(width: 20, height: 20)])
        #expect(drawn == (try Painted.bitmap(Circle().fill(.red).frame(width: 20, height: 20))))
    }

    /// A symbol without an intrinsic size fills the canvas.
    @Test func symbolsAreOfferedTheCanvas() throws {
        var sizes: [CGSize] = []
        let drawn = try Painted.bitmap(
            Canvas { context, size in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                sizes = [size, symbol.size]
                context.draw(symbol, at: .zero, anchor: .topLeading)
            } symbols: {
                Ellipse().fill(.red).tag(1)
            }
            .frame(width: 40, height: 20))
        #expect(sizes == [CGSize(width: 40, height: 20), CGSize(width: 40, height: 20)])
        #expect(drawn == (try Painted.bitmap(Ellipse().fill(.red).frame(width: 40, height: 20))))
    }

    /// A context's filter or opacity does not change a symbol's blend mode.
    @Test(arguments: ["none", "filter", "opacity", "blurred"]) func blendModesOfSymbolsHold(kind: String) throws {
        let bitmap = try Painted.bitmap(
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                if kind == "filter" { context.addFilter(.colorMultiply(.white)) }
                if kind == "opacity" { context.opacity = 0.999 }
                context.draw(symbol, at: CGPoint(x: 30, y: 40))
                context.draw(symbol, at: CGPoint(x: 50, y: 40))
            } symbols: {
                Circle().fill(Color(white: 0.4)).frame(width: 40, height: 40)
                    .blur(radius: kind == "blurred" ? 1 : 0).blendMode(.plusLighter).tag(0)
            }
            .background(.black), side: 80)
        func level(_ x: Int) -> Int { Int(bitmap[x, 40].x) }
        #expect(abs(level(20) - 102) <= 2 && abs(level(40) - 204) <= 3, "\(kind): \(level(20)), \(level(40))")
    }

    @Test func symbolsOfALoop() throws {
        let drawn = try Painted.bitmap(
            Canvas { context, _ in
                for number in 0..<6 {
                    guard let symbol = context.resolveSymbol(id: number) else { continue }
                    context.draw(symbol, at: CGPoint(x: CGFloat(number) * 10, y: 0), anchor: .topLeading)
                }
            } symbols: {
                ForEach(0..<3) { number in Color.black.frame(width: 10, height: CGFloat(number + 1) * 20).tag(number) }
            })
        #expect(drawn.coverage == Double(10 * 20 + 10 * 40 + 10 * 60) / 3600)
    }

    @Test func symbolsStretchOverRectangles() throws {
        let symbol = ZStack {
            Color.black.frame(width: 10, height: 10)
            Color.red.frame(width: 4, height: 4)
        }
        let drawn = try Painted.bitmap(
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 0) else { return }
                context.opacity = 0.5
                context.draw(symbol, in: CGRect(x: 10, y: 20, width: 40, height: 20))
            } symbols: {
                symbol.tag(0)
            })
        #expect(drawn[11, 21] == SIMD4(0, 0, 0, 128) && drawn[30, 30] == SIMD4(128, 30, 24, 128))
        #expect(drawn[9, 30].w == 0 && drawn[50, 30].w == 0)
        #expect(drawn[23, 30] == drawn[30, 30] && drawn[21, 30] == drawn[11, 21])
    }

    private struct Pulse: View {
        @State private var isOn = false

        var body: some View {
            Color.black.frame(width: 20, height: 20)
                .offset(x: isOn ? 20 : 0)
                .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test func symbolsLiveAndMove() throws {
        var count = 0
        let host = ViewHost(size: CGSize(width: 60, height: 60)) {
            Canvas { context, _ in
                count += 1
                if let symbol = context.resolveSymbol(id: "pulse") {
                    context.draw(symbol, at: .zero, anchor: .topLeading)
                }
            } symbols: {
                Pulse().tag("pulse")
            }
        }
        let xs = try [0, 0.25, 0.5, 1, 2, 3].map { time -> CGFloat in
            host.advance(to: time)
            return try host.displayList().leaves[0].frame.minX
        }
        #expect(xs == [0, 5, 10, 20, 20, 20])
        let whenAtRest = count
        host.advance(to: 4)
        _ = try host.displayList()
        #expect(count == whenAtRest)
    }
}
