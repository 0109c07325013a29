// SPDX-License-Identifier: MIT

import Foundation

/// How wide or how high a mark is, or how long a radius.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Measure: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }
    let measure: Measure

    init(_ measure: Measure) { self.measure = measure }

    /// So many points.
    public init(integerLiteral value: Int) { measure = .fixed(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { measure = .fixed(CGFloat(value)) }

    /// As the chart finds it good.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// So many points less than there is space, on either side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A part of the space that there is.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// Its length where there is so much space.
    func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
        switch measure {
        case .automatic: automatic
        case .fixed(let value): value
        case .inset(let value): max(space - 2 * value, 0)
        case .ratio(let value): space * value
        }
    }
}
