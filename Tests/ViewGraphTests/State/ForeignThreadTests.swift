// SPDX-License-Identifier: MIT

import Combine
import Drawing
import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing

/// Runs code on another thread and waits for it.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
        body()
        isDone.signal()
    }.start()
    isDone.wait()
}

/// Passes a value, such as a binding, out of a view's body. Set it only once: other threads may read it afterwards.
private final class Held<Value>: @unchecked Sendable {
    var value: Value?
}

private struct Bar: View {
    @State private var width = 10.0
    let handle: Held<Binding<Double>>

    var body: some View {
        if handle.value == nil { handle.value = $width }
        return Color.black.frame(width: width, height: 10)
    }
}

private final class Published: ObservableObject, @unchecked Sendable {
    @Combine.Published var width = 10.0
}

@Observable private final class Observed: @unchecked Sendable {
    var width = 10.0
}

private struct PublishedBar: View {
    @ObservedObject var model: Published
    var body: some View { Color.black.frame(width: model.width, height: 10) }
}

private struct ObservedBar: View {
    let model: Observed
    var body: some View { Color.black.frame(width: model.width, height: 10) }
}

/// The host's next step shows the writes of other threads and queues.
@MainActor
@Suite struct ForeignThreadTests {
    private func width(of host: ViewHost) throws -> Double { try host.displayList().leaves[0].frame.width }

    private func bar() -> (ViewHost, Held<Binding<Double>>) {
        let handle = Held<Binding<Double>>()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Bar(handle: handle) }
        host.advance(to: 0)
        return (host, handle)
    }

    @Test func stateIsShownWithTheNextStep() throws {
        let (host, handle) = bar()
        onAnotherThread { handle.value!.wrappedValue = 40 }
        #expect(try width(of: host) == 10)
        host.advance(to: 0)
        #expect(try width(of: host) == 40)
        #expect(host.warnings.isEmpty)
    }

    @Test func aThreadReadsItsOwnWrites() throws {
        let (host, handle) = bar()
        let seen = Held<[Double]>()
        onAnotherThread {
            let width = handle.value!
            for _ in 0..<5 { width.wrappedValue += 2 }
            seen.value = [width.wrappedValue]
        }
        #expect(seen.value == [20])
        host.advance(to: 1)
        #expect(try width(of: host) == 20)
        #expect(handle.value?.wrappedValue == 20)
    }

    @Test func ofThreadsThatWriteTheLastOneCounts() throws {
        let (host, handle) = bar()
        handle.value!.wrappedValue = 20
        onAnotherThread { handle.value!.wrappedValue = 30 }
        onAnotherThread { handle.value!.wrappedValue = 50 }
        host.advance(to: 1)
        #expect(try width(of: host) == 50)
        handle.value!.wrappedValue = 25
        host.advance(to: 2)
        #expect(try width(of: host) == 25)
    }

    @Test func animationsComeAlong() throws {
        let (host, handle) = bar()
        let ends = Held<Double>()
        onAnotherThread {
            withAnimation(.linear(duration: 1)) {
                handle.value!.wrappedValue = 50
            } completion: {
                ends.value = Date.virtualNow.timeIntervalSinceReferenceDate
            }
        }
        host.advance(to: 2)
        #expect(try width(of: host) == 10)
        host.advance(to: 2.5)
        #expect(try width(of: host) == 30)
        #expect(ends.value == nil)
        host.advance(to: 4)
        #expect(try width(of: host) == 50)
        #expect(ends.value == 3)
    }

    @Test func publishedPropertiesAreShownWithTheNextStep() throws {
        let model = Published()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { PublishedBar(model: model) }
        host.advance(to: 0)
        onAnotherThread { model.width = 40 }
        host.advance(to: 1)
        #expect(try width(of: host) == 40)
        let warning = "an object that PublishedBar reads was changed by another thread"
        #expect(host.warnings.count == 1 && host.warnings[0].hasPrefix(warning))
    }

    @Test func observableObjectsAreShownWithTheNextStep() throws {
        let model = Observed()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { ObservedBar(model: model) }
        host.advance(to: 0)
        for width in [40.0, 30] {
            onAnotherThread { model.width = width }
            host.advance(to: host.time + 1)
            #expect(try self.width(of: host) == width)
        }
    }

    /// A thread may announce a change before the host's update and make the change after it. The change is then shown
    /// one frame later.
    @Test func aLateWriteIsShownOneFrameLater() throws {
        final class Slow: ObservableObject, @unchecked Sendable {
            let objectWillChange = ObservableObjectPublisher()
            var width = 10.0
        }
        struct SlowBar: View {
            @ObservedObject var model: Slow
            var body: some View { Color.black.frame(width: model.width, height: 10) }
        }
        let model = Slow()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { SlowBar(model: model) }
        host.advance(to: 0)
        onAnotherThread { model.objectWillChange.send() }
        host.advance(to: 1)
        model.width = 40
        #expect(try width(of: host) == 10)
        host.advance(to: 2)
        #expect(try width(of: host) == 40)
    }

    @Test func blocksForTheMainQueueRunInTheNextStep() throws {
        let (host, handle) = bar()
        onAnotherThread {
            VirtualDispatchQueue.main.async { handle.value!.wrappedValue = 40 }
            VirtualDispatchQueue.main.asyncAfter(deadline: .now() + 1) { handle.value!.wrappedValue = 60 }
        }
        host.advance(to: 0.5)
        #expect(try width(of: host) == 40)
        host.advance(to: 1.5)
        #expect(try width(of: host) == 60)
    }

    @Test func publishersMaySendFromAnyThread() throws {
        let subject = PassthroughSubject<Double, Never>()
        struct Receiving: View {
            @State private var width = 10.0
            let subject: PassthroughSubject<Double, Never>
            var body: some View {
                Color.black.frame(width: width, height: 10).onReceive(subject) { width = $0 }
            }
        }
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Receiving(subject: subject) }
        host.advance(to: 0)
        nonisolated(unsafe) let sender = subject
        onAnotherThread { sender.send(40) }
        host.advance(to: 1)
        #expect(try width(of: host) == 40)
    }

    /// Threads write while frames are rendered: nothing blocks, and finally the last value is shown.
    @Test func manyThreadsWriteWhileFramesAreMade() throws {
        let (host, handle) = bar()
        let model = Observed()
        let other = ViewHost(size: CGSize(width: 100, height: 100)) { ObservedBar(model: model) }
        other.advance(to: 0)
        let isDone = DispatchSemaphore(value: 0)
        for thread in 0..<4 {
            Thread {
                for step in 0..<500 { handle.value!.wrappedValue = Double(thread * 500 + step) / 100 }
                handle.value!.wrappedValue = 50
                if thread == 0 { for width in 1...50 { model.width = Double(width) } }
                isDone.signal()
            }.start()
        }
        var frame = 0
        var running = 4
        while running > 0 {
            frame += 1
            host.advance(to: Double(frame))
            other.advance(to: Double(frame))
            _ = try host.displayList()
            while running > 0, isDone.wait(timeout: .now()) == .success { running -= 1 }
        }
        for extra in 1...2 {
            host.advance(to: Double(frame + extra))
            other.advance(to: Double(frame + extra))
        }
        #expect(try width(of: host) == 50)
        #expect(try width(of: other) == 50)
    }
}
