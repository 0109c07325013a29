// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct CombineTests {
    private enum Trouble: Error { case some }

    /// A subscriber that demands `count` values and records what it receives.
    private final class Counting<Input, Failure: Error>: Subscriber {
        var subscription: (any Subscription)?
        var values: [Input] = []
        var ends: [Subscribers.Completion<Failure>] = []
        let first: Subscribers.Demand
        init(_ first: Subscribers.Demand) { self.first = first }
        func receive(subscription: any Subscription) {
            self.subscription = subscription
            if first > .none { subscription.request(first) }
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
    }

    // MARK: combineLatest

    @Test func latestValuesAreThoseThatWereSaidLast() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let heard = Counting<String, Never>(.unlimited)
        a.combineLatest(b) { "\($0)\($1)" }.subscribe(heard)
        a.send(1)
        #expect(heard.values == [])
        b.send("x")
        a.send(2)
        b.send("y")
        #expect(heard.values == ["1x", "2x", "2y"])
        a.send(completion: .finished)
        #expect(heard.ends.isEmpty)
        b.send("z")
        b.send(completion: .finished)
        #expect(heard.values.last == "2z")
        #expect(heard.ends == [.finished])
    }

    @Test func ofSequencesTheFirstIsOverBeforeTheSecondBegins() {
        let heard = Counting<[Int], Never>(.unlimited)
        [1, 2, 3].publisher.combineLatest([4, 5].publisher, Just(6), Just(7)) { [$0, $1, $2, $3] }.subscribe(heard)
        #expect(heard.values == [[3, 5, 6, 7]])
        #expect(heard.ends == [.finished])
    }

    @Test func aFailureEndsAllAndCancelsTheOthers() {
        let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
        var isCancelled = false
        let heard = Counting<(Int, Int, Int), any Error>(.unlimited)
        a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true }), Just(1).setFailureType(to: Error.self))
            .subscribe(heard)
        a.send(completion: .failure(Trouble.some))
        #expect(isCancelled)
        #expect(heard.ends.count == 1)
        b.send(1)
        b.send(completion: .finished)
        #expect(heard.values.isEmpty && heard.ends.count == 1)
    }

    @Test func immediateFailuresComeAfterTheSubscription() {
        let heard = Counting<(Int, Int), any Error>(.unlimited)
        Fail<Int, any Error>(error: Trouble.some).combineLatest(Just(1).setFailureType(to: Error.self)).subscribe(heard)
        #expect(heard.subscription != nil)
        #expect(heard.ends.count == 1)
        let merged = Counting<Int, any Error>(.unlimited)
        Fail<Int, any Error>(error: Trouble.some).merge(with: Just(1).setFailureType(to: Error.self)).subscribe(merged)
        #expect(merged.subscription != nil)
        #expect(merged.ends.count == 1)
    }

    @Test func noMoreValuesArriveThanDemanded() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let pairs = Counting<Int, Never>(.max(2))
        let any = Counting<Int, Never>(.max(2))
        a.combineLatest(b, +).subscribe(pairs)
        a.merge(with: b).subscribe(any)
        for number in 1...5 {
            a.send(number)
            b.send(10 * number)
        }
        #expect(pairs.values.count <= 2 && !pairs.values.isEmpty)
        #expect(any.values == [1, 10])
        any.subscription?.cancel()
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(any.ends.isEmpty)
        #expect(pairs.ends == [.finished])
    }

    // MARK: merge

    @Test func mergingLosesNothing() {
        let parts = [[1, 2, 3], [4], [], [5, 6]]
        let many = Counting<Int, Never>(.unlimited)
        Publishers.MergeMany(parts.map(\.publisher)).subscribe(many)
        let four = Counting<Int, Never>(.max(1))
        parts[0].publisher.merge(with: parts[1].publisher, parts[2].publisher, parts[3].publisher).subscribe(four)
        while four.ends.isEmpty, four.values.count < 10 { four.subscription?.request(.max(1)) }
        let all = parts.flatMap { $0 }
        #expect(many.values == all)
        #expect(many.ends == [.finished])
        #expect(four.values.sorted() == all)
        #expect(four.ends == [.finished])
        let none = Counting<Int, Never>(.unlimited)
        Publishers.MergeMany<Just<Int>>([]).subscribe(none)
        #expect(none.ends == [.finished])
    }

    @Test func mergesGrow() {
        let one = Just(1)
        #expect(one.merge(with: one) == Publishers.MergeMany(one, one))
        #expect(
            Publishers.Merge(one, one).merge(with: one, one, one, one, one, one)
                == Publishers.Merge3(one, one, one).merge(with: one, one, one, one, one))
        var sum = 0
        _ = Publishers.Merge(one, one).merge(with: one, one, one, one, one, one).sink { sum += $0 }
        #expect(sum == 8)
    }

    @Test func aSubscriberMaySendWhileItReceives() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var heard: [Int] = []
        let subscription = a.merge(with: b).sink {
            heard.append($0)
            if $0 < 3 { b.send($0 + 1) }
        }
        a.send(1)
        #expect(heard == [1, 2, 3])
        withExtendedLifetime(subscription) {}
    }

    // MARK: Time and coders

    @Test func valuesAreCollectedInVirtualTime() {
        struct Content: View {
            let notes: Notes
            @State private var running: [AnyCancellable] = []
            var body: some View {
                Color.red.onAppear {
                    let ticks = SwiftUI.Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
                        .scan(0) { count, _ in count + 1 }.prefix(5)
                    running = [
                        ticks.collect(.byTime(SwiftUI.DispatchQueue.main, 1)).sink { notes.add("\($0)") },
                        ticks.collect(.byTimeOrCount(SwiftUI.DispatchQueue.main, 10, 2)).sink { notes.add("c\($0)") },
                    ]
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Content(notes: notes) }
        for step in 1...30 { stage.host.advance(to: Double(step) / 10) }
        #expect(notes.lines.filter { !$0.hasPrefix("c") } == ["[1, 2]", "[3, 4]", "[5]"])
        #expect(notes.lines.filter { $0.hasPrefix("c") } == ["c[1, 2]", "c[3, 4]", "c[5]"])
    }

    @Test func codersAreThoseOfFoundation() throws {
        var (json, list): ([String: Int], [String: Int]) = ([:], [:])
        let value = ["a": 1, "b": 2]
        _ = Just(value).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { json = $0 })
        _ = Just(value).encode(encoder: PropertyListEncoder())
            .decode(type: [String: Int].self, decoder: PropertyListDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { list = $0 })
        #expect(json == value)
        #expect(list == value)
    }
}
