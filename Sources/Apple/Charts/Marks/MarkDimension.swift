// SPDX-License-Identifier: MIT

import Foundation

public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Measure: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }
    let measure: Measure

    init(_ measure: Measure) { self.measure = measure }

    public init(integerLiteral value: Int) { measure = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { measure = .fixed(CGFloat(value)) }

    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// The length in points. `space` is the available length; `automatic` is the length if none is set.
    func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
        switch measure {
        case .automatic: automatic
        case .fixed(let value): value
        case .inset(let value): max(space - 2 * value, 0)
        case .ratio(let value): space * value
        }
    }
}
