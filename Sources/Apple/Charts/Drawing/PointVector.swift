// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// The coordinates of several points, animated together. New points start at the place of the last old point.
nonisolated struct PointVector: VectorArithmetic {
    var values: [Double]
    /// The number of values per point.
    var stride = 2

    static var zero: PointVector { PointVector(values: []) }

    private func combined(_ other: PointVector, _ combine: (Double, Double) -> Double) -> PointVector {
        if other.values.isEmpty { return self }
        if values.isEmpty { return PointVector(values: other.values.map { combine(0, $0) }, stride: other.stride) }
        let count = max(values.count, other.values.count)
        func value(_ vector: PointVector, _ index: Int) -> Double {
            if index < vector.values.count { return vector.values[index] }
            return vector.values[vector.values.count - vector.stride + index % vector.stride]
        }
        return PointVector(
            values: (0..<count).map { combine(value(self, $0), value(other, $0)) }, stride: stride)
    }

    static func + (a: PointVector, b: PointVector) -> PointVector { a.combined(b, +) }
    static func - (a: PointVector, b: PointVector) -> PointVector { a.combined(b, -) }
    static func == (a: PointVector, b: PointVector) -> Bool { a.values == b.values }
    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension PointVector {
    init(_ points: [CGPoint]) {
        self.init(values: points.flatMap { [Double($0.x), Double($0.y)] })
    }

    var points: [CGPoint] {
        Swift.stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }
}
