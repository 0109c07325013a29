// SPDX-License-Identifier: MIT

import Foundation

/// Infers a scale's domain from its settings and the values present.
struct ScaleInference {
    /// The categories in order; empty for a continuous scale.
    var words: [String] = []
    var low = 0.0
    var high = 0.0
    var isDate = false
    var isReversed = false
    /// Whether the domain was set explicitly.
    var isGiven = false
    let type: ScaleType

    /// Returns nil if there are no values.
    ///
    /// - Parameter hasPlaces: Whether some values belong to no bin. If so, the domain includes zero by default.
    init?(_ found: [_PlotValue], hasPlaces: Bool, _ scale: ScaleConfiguration) {
        var values = found
        var includesZero: Bool?
        switch scale.domain?.choice {
        case .values(let given) where !given.isEmpty:
            values = given
            isGiven = true
        case .automatic(let zero, let reversed, let modify):
            includesZero = zero
            isReversed = reversed ?? false
            if let modify { values = modify(Self.withoutRepetition(found)) }
        default: break
        }
        let type = scale.type ?? .linear
        self.type = type
        guard let first = values.first else { return nil }
        if values.contains(where: \.isCategory) || scale.type == .category {
            words = Self.withoutRepetition(values).map { value in
                switch value {
                case .category(let word): word
                case .number(let number): number.formatted()
                case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted()
                }
            }
            return
        }
        // Zero and negative values have no logarithm.
        let scalars = values.compactMap(\.scalar).filter { $0.isFinite && (type.kind != .log || $0 > 0) }
        guard let least = scalars.min(), let most = scalars.max() else { return nil }
        (low, high) = (least, most)
        isDate = first.isDate
        if isGiven {
            if let start = scalars.first, let end = scalars.last, start > end { isReversed = true }
        } else if !isDate, includesZero ?? (hasPlaces && type.kind != .log) {
            (low, high) = (min(low, 0), max(high, 0))
        }
    }

    private static func withoutRepetition(_ values: [_PlotValue]) -> [_PlotValue] {
        var known: Set<_PlotValue> = []
        return values.filter { known.insert($0).inserted }
    }

    func model(_ scale: ScaleConfiguration) -> ScaleModel {
        ScaleModel(
            domain: words.isEmpty ? .line(low, high, isDate: isDate) : .words(words), type: type,
            isReversed: isReversed, startPadding: scale.range?.startPadding ?? 0,
            endPadding: scale.range?.endPadding ?? 0)
    }
}

/// The spacing of an axis's values.
enum AxisSteps {
    case words
    case listed([_PlotValue])
    case numbers(Double)
    case powers(Double)
    case dates(DateStep, Calendar?)

    init(_ values: AxisMarkValues, in domain: ScaleInference, count: Int, _ calendar: Calendar) {
        switch values.choice {
        case .listed(let list): self = .listed(list)
        case _ where !domain.words.isEmpty: self = .words
        case .stride(let step): self = .numbers(abs(step))
        case .dates(let step, let own): self = .dates(step, own)
        case .automatic(let desired, let minimum):
            if domain.isDate {
                let (low, high) = (
                    Date(timeIntervalSinceReferenceDate: domain.low), Date(timeIntervalSinceReferenceDate: domain.high)
                )
                self = .dates(DateStep.fitting(low, high, count: desired ?? count, calendar), nil)
            } else if domain.type.kind == .log {
                self = .powers(10)
            } else {
                self = .numbers(
                    NiceNumbers.step(domain.low, domain.high, count: desired ?? count, minimum: minimum ?? 0))
            }
        }
    }

    var dateStep: DateStep? { if case .dates(let step, _) = self { step } else { nil } }

    /// Extends a domain outwards to the nearest values of the axis.
    func round(_ domain: inout ScaleInference, _ values: AxisMarkValues) {
        guard domain.words.isEmpty else { return }
        switch self {
        case .words: break
        case .listed(let list):
            let scalars = list.compactMap(\.scalar)
            guard !domain.isGiven, let least = scalars.min(), let most = scalars.max() else { return }
            (domain.low, domain.high) = (min(domain.low, least), max(domain.high, most))
        case .numbers(let step):
            if values.roundsLowerBound ?? !domain.isGiven { domain.low = NiceNumbers.floor(domain.low, step) }
            if values.roundsUpperBound ?? !domain.isGiven { domain.high = NiceNumbers.ceil(domain.high, step) }
        case .powers(let base):
            guard domain.low > 0 else { return }
            if values.roundsLowerBound ?? !domain.isGiven { domain.low = pow(base, log10(domain.low).rounded(.down)) }
            if values.roundsUpperBound ?? !domain.isGiven { domain.high = pow(base, log10(domain.high).rounded(.up)) }
        case .dates(let step, let own):
            let calendar = own ?? .current
            if values.roundsLowerBound == true {
                let low = step.floor(Date(timeIntervalSinceReferenceDate: domain.low), calendar)
                domain.low = low.timeIntervalSinceReferenceDate
            }
            if values.roundsUpperBound == true {
                let high = Date(timeIntervalSinceReferenceDate: domain.high)
                let dates = step.dates(from: step.floor(high, calendar), covering: high, calendar)
                domain.high = (dates.first { $0 >= high } ?? high).timeIntervalSinceReferenceDate
            }
        }
    }

    /// The axis values that lie within `domain`.
    func values(in domain: ScaleInference, _ calendar: Calendar) -> [_PlotValue] {
        switch self {
        case .words: domain.words.map { .category($0) }
        case .listed(let list):
            list.filter { value in
                if case .category(let word) = value { return domain.words.contains(word) }
                guard let scalar = value.scalar, domain.words.isEmpty else { return false }
                let slack = (domain.high - domain.low) * 1e-9
                return scalar >= domain.low - slack && scalar <= domain.high + slack
            }
        case .numbers(let step):
            NiceNumbers.multiples(of: step, from: domain.low, to: domain.high).map {
                domain.isDate ? .date($0) : .number($0)
            }
        case .powers(let base):
            (-300...300).map { pow(base, Double($0)) }.filter { $0 >= domain.low && $0 <= domain.high }
                .map { .number($0) }
        case .dates(let step, let own):
            step.dates(
                from: Date(timeIntervalSinceReferenceDate: domain.low),
                to: Date(timeIntervalSinceReferenceDate: domain.high), own ?? calendar
            ).map(\.plotValue)
        }
    }
}
