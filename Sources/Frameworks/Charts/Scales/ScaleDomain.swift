// SPDX-License-Identifier: MIT

import Foundation

/// The values that a scale reaches over.
public protocol ScaleDomain {
    /// For this module: the values.
    var _domain: _ScaleDomain { get }
}

/// The values that a scale reaches over, without their type.
public struct _ScaleDomain {
    enum Choice {
        /// From the first to the last, or these words.
        case values([_PlotValue])
        case automatic(includesZero: Bool?, reversed: Bool?, modify: (([_PlotValue]) -> [_PlotValue])?)
    }
    let choice: Choice
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// For this module: both bounds.
    public var _domain: _ScaleDomain { _ScaleDomain(choice: .values([lowerBound.plotValue, upperBound.plotValue])) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// For this module: these values.
    public var _domain: _ScaleDomain { _ScaleDomain(choice: .values(map(\.plotValue))) }
}

/// All values that there are.
public struct AutomaticScaleDomain: ScaleDomain {
    /// For this module: what is said of them.
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// All values that there are.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// All values that there are.
    ///
    /// - Parameters:
    ///   - includesZero: Whether zero is among them, even where no value is.
    ///   - reversed: Whether the largest comes first.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(choice: .automatic(includesZero: includesZero, reversed: reversed, modify: nil)))
    }

    /// All values that there are, and what a closure makes of them.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(
                choice: .automatic(
                    includesZero: includesZero, reversed: reversed,
                    modify: { values in
                        var typed = values.compactMap { DataValue(plotValue: $0) }
                        modifyInferredDomain(&typed)
                        return typed.map(\.plotValue)
                    })))
    }
}
