// SPDX-License-Identifier: MIT

import Foundation

public protocol ScaleDomain {
    var _domain: _ScaleDomain { get }
}

public struct _ScaleDomain {
    enum Choice {
        /// The bounds, or the list of categories.
        case values([_PlotValue])
        case automatic(includesZero: Bool?, reversed: Bool?, modify: (([_PlotValue]) -> [_PlotValue])?)
    }
    let choice: Choice
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(choice: .values([lowerBound.plotValue, upperBound.plotValue])) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(choice: .values(map(\.plotValue))) }
}

public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(choice: .automatic(includesZero: includesZero, reversed: reversed, modify: nil)))
    }

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
