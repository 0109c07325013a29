// SPDX-License-Identifier: MIT

import Foundation

/// A value in a text that depends on the current time.
protocol ClockValue: Equatable, Sendable {
    func string(at now: Date, in language: TextLanguage) -> String
    /// The next time at which the string changes; nil if it never does.
    func nextChange(after now: Date) -> Date?
}

/// Counts steps of equal length, such as seconds, between the present and a moment. As in clocks, elapsed time is
/// rounded down and remaining time is rounded up.
enum CountedSteps {
    /// The tolerance, in steps. It absorbs the rounding errors of sums such as 0.1 + 0.2.
    private static let margin = 1e-6

    /// - Parameters:
    ///   - moment: The start of the count if it lies in the past, otherwise the end of the countdown.
    ///   - step: The length of a step, in seconds.
    static func count(from now: Date, to moment: Date, step: Double = 1) -> Double {
        let past = now.timeIntervalSince(moment) / step
        return past >= 0 ? (past + margin).rounded(.down) : (-past - margin).rounded(.up)
    }

    /// The seconds between `now` and `moment`, rounded like a clock; `Int.max` if there are too many.
    static func seconds(from now: Date, to moment: Date) -> Int { Int(exactly: count(from: now, to: moment)) ?? .max }

    /// The next time at which the number of steps between `now` and `moment` changes; nil if `moment` is infinite.
    static func moment(after now: Date, around moment: Date, step: Double = 1) -> Date? {
        let past = now.timeIntervalSince(moment) / step
        return moment.finite(adding: ((past + margin).rounded(.down) + 1) * step)
    }

    /// The last time at which the number of steps between `now` and `moment` changed; nil if `moment` is infinite.
    static func moment(before now: Date, around moment: Date, step: Double = 1) -> Date? {
        let past = now.timeIntervalSince(moment) / step
        return moment.finite(adding: (past - margin).rounded(.down) * step)
    }
}

extension Date {
    fileprivate func finite(adding interval: Double) -> Date? {
        let sum = addingTimeInterval(interval)
        return sum.timeIntervalSinceReferenceDate.isFinite ? sum : nil
    }
}

extension Text {
    /// The next time at which the clock alone changes the string; nil if it never does.
    func nextChange(after now: Date) -> Date? {
        var next: Date?
        for segment in segments {
            guard let own = segment.content.nextChange(after: now) else { continue }
            next = next.map { min($0, own) } ?? own
        }
        return next
    }
}

extension Text.Content {
    fileprivate func nextChange(after now: Date) -> Date? {
        switch self {
        case .argument(let argument): argument.nextChange(after: now)
        case .key(let key, _):
            key.parts.lazy.compactMap { part in
                switch part {
                case .argument(let argument): argument.nextChange(after: now)
                case .text(let text): text.nextChange(after: now)
                case .literal, .string: nil
                }
            }.min()
        case .verbatim, .resource, .attributed, .image: nil
        }
    }
}
