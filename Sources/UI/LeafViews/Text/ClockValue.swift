// SPDX-License-Identifier: MIT

import Foundation

/// A value in a text that depends on the present.
protocol ClockValue: Equatable, Sendable {
    func string(at now: Date, in locale: Locale) -> String
    /// When it reads otherwise next; nil: never.
    func nextChange(after now: Date) -> Date?
}

/// Steps of time between the present and a moment, as a clock counts them: none is skipped, and all last equally long. Those that have
/// passed are rounded down, those to come up.
enum CountedSteps {
    /// Sums of decimal fractions miss whole numbers by some last digits, in steps.
    private static let margin = 1e-6

    /// - Parameters:
    ///   - moment: What is counted from or to.
    ///   - step: In seconds.
    static func count(from now: Date, to moment: Date, step: Double = 1) -> Double {
        let past = now.timeIntervalSince(moment) / step
        return past >= 0 ? (past + margin).rounded(.down) : (-past - margin).rounded(.up)
    }

    /// The count of whole seconds.
    static func seconds(from now: Date, to moment: Date) -> Int { Int(exactly: count(from: now, to: moment)) ?? .max }

    /// When there is another count next; nil where the moment is infinitely far.
    static func moment(after now: Date, around moment: Date, step: Double = 1) -> Date? {
        let past = now.timeIntervalSince(moment) / step
        return moment.finite(adding: ((past + margin).rounded(.down) + 1) * step)
    }

    /// When there was another count last; nil where the moment is infinitely far.
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
    /// When the text reads otherwise next, without anything but the clock having changed; nil: never.
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
