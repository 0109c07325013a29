// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUI

public nonisolated protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape appears to fill. Charts scale symbols by it, so that all symbols look
    /// equally large.
    var perceptualUnitRect: CGRect { get }
}

public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape {
    enum Form: CaseIterable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let form: Form
    private var amount: CGFloat = 0

    init(_ form: Form) { self.form = form }

    public var perceptualUnitRect: CGRect {
        switch form {
        case .circle, .plus, .asterisk, .pentagon: CGRect(x: 0, y: 0, width: 1, height: 1)
        // Charts scale a symbol by the size of this rectangle: the larger the rectangle, the smaller the symbol. A
        // square looks larger than a circle of equal width, so its rectangle exceeds the unit square.
        case .square, .cross: CGRect(x: -0.064, y: -0.064, width: 1.128, height: 1.128)
        case .diamond: CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)
        case .triangle: CGRect(x: 0.03, y: 0.06, width: 0.94, height: 0.94)
        }
    }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        func corners(_ count: Int, _ radius: CGFloat, _ center: CGPoint) -> Path {
            Path { path in
                for index in 0..<count {
                    let direction = unitVector(Double(index) / Double(count) - 0.25)
                    let point = CGPoint(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
        /// Strokes through the centre with round caps.
        func strokes(_ count: Int, turned: Double) -> Path {
            let width = radius * 0.55
            let lines = Path { path in
                for index in 0..<count {
                    let direction = unitVector(Double(index) / Double(2 * count) + turned)
                    let reach = radius - width / 2
                    path.move(to: CGPoint(x: center.x - reach * direction.x, y: center.y - reach * direction.y))
                    path.addLine(to: CGPoint(x: center.x + reach * direction.x, y: center.y + reach * direction.y))
                }
            }
            return lines.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
        }
        return switch form {
        case .circle:
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .square: Path(rect.insetBy(dx: rect.width * 0.1, dy: rect.height * 0.1))
        case .triangle:
            corners(3, radius * 1.15, CGPoint(x: center.x, y: center.y + radius * 0.2))
        case .diamond: corners(4, radius * 1.1, center)
        case .pentagon: corners(5, radius * 1.05, center)
        case .plus: strokes(2, turned: 0)
        case .cross: strokes(2, turned: 0.125)
        case .asterisk: strokes(3, turned: 0.25)
        }
    }

    public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A symbol drawn as its border only.
nonisolated protocol HollowSymbol {
    var outline: any ChartSymbolShape { get }
}

nonisolated struct BorderedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, HollowSymbol {
    let shape: Base
    let style: StrokeStyle

    var outline: any ChartSymbolShape { shape }

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }
}

public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    public init(_ shape: any ChartSymbolShape) { self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The filled outline of a hollow symbol; nil for other symbols.
    var outline: (any ChartSymbolShape)? { (shape as? any HollowSymbol)?.outline }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartSymbolShape {
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: style)
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The unit vector at an angle in turns, clockwise from the positive x axis.
nonisolated func unitVector(_ turns: Double) -> CGPoint { CGPoint(x: cos(turns * 2 * .pi), y: sin(turns * 2 * .pi)) }
