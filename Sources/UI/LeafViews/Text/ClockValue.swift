// SPDX-License-Identifier: MIT

import Foundation

/// A value in a text that depends on the present.
protocol ClockValue: Equatable, Sendable {
    func string(at now: Date, in locale: Locale) -> String
    /// When it reads otherwise next; nil: never.
    func nextChange(after now: Date) -> Date?
}

/// Whole seconds between the present and a moment, as a clock counts them: none is skipped, and each lasts a second. Those that have
/// passed are rounded down, those to come up.
enum CountedSeconds {
    /// Sums of decimal fractions miss whole numbers by some last digits, in seconds.
    private static let margin = 1e-6

    static func count(from now: Date, to moment: Date) -> Int {
        let past = now.timeIntervalSince(moment)
        let seconds = past >= 0 ? (past + margin).rounded(.down) : (-past - margin).rounded(.up)
        return Int(exactly: seconds) ?? .max
    }

    /// When there is another count.
    static func nextChange(after now: Date, around moment: Date) -> Date? {
        let count = Double(count(from: now, to: moment))
        guard count < 1e15 else { return nil }
        let isPast = now.timeIntervalSince(moment) >= -margin
        return moment.addingTimeInterval(isPast ? count + 1 : 1 - count)
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
