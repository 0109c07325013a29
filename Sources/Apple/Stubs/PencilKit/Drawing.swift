// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D
import UIKitTypes

/// Strokes that code has made, because touches do not draw here. Apple's file format is not read or written.
public struct PKDrawing: Codable, Equatable, Sendable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// - Parameter data: The result of `dataRepresentation()`.
    public init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

    public func dataRepresentation() -> Data {
        do { return try JSONEncoder().encode(self) } catch { fatalError("a drawing has a number that is not finite") }
    }

    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let strokes = strokes
        return MainActor.assumeIsolated {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
                context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
                for stroke in strokes { stroke.draw() }
            }
        }
    }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var copy = self
        copy.transform(using: transform)
        return copy
    }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

public struct PKStroke: Codable, Equatable, Sendable {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
    }

    private enum CodingKeys: CodingKey { case ink, path, transform }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let numbers = try values.decode([CGFloat].self, forKey: .transform)
        guard numbers.count == 6 else {
            throw DecodingError.dataCorruptedError(forKey: .transform, in: values, debugDescription: "six numbers")
        }
        self.init(
            ink: try values.decode(PKInk.self, forKey: .ink), path: try values.decode(PKStrokePath.self, forKey: .path),
            transform: CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(ink, forKey: .ink)
        try values.encode(path, forKey: .path)
        let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        try values.encode(matrix, forKey: .transform)
    }

    /// The rectangle that the stroke covers.
    public var renderBounds: CGRect {
        path.reduce(.null) { bounds, point in
            let size = point.size
            return bounds.union(
                CGRect(
                    x: point.location.x - size.width / 2, y: point.location.y - size.height / 2, width: size.width,
                    height: size.height
                ).applying(transform))
        }
    }

    /// Strokes a line through the points. Its width is the mean of theirs.
    @MainActor fileprivate func draw() {
        guard let first = path.first else { return }
        let line = UIBezierPath()
        line.move(to: first.location)
        for point in path.dropFirst() { line.addLine(to: point.location) }
        // A single point is a dot.
        if path.count == 1 { line.addLine(to: first.location) }
        line.lineWidth = path.reduce(0) { $0 + $1.size.width } / CGFloat(path.count)
        (line.lineCapStyle, line.lineJoinStyle) = (.round, .round)
        line.apply(transform)
        ink.color.withAlphaComponent(ink.color.cgColor.alpha * first.opacity).setStroke()
        line.stroke()
    }
}

public struct PKStrokePath: RandomAccessCollection, Codable, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

public struct PKStrokePoint: Codable, Equatable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
        (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
    }
}

public struct PKInk: Codable, Equatable, @unchecked Sendable {
    public typealias InkType = PKInkingTool.InkType
    public var inkType: PKInkingTool.InkType
    public var color: UIColor

    public init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) {
        (self.inkType, self.color) = (inkType, color)
    }

    private enum CodingKeys: CodingKey { case inkType, color }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let name = try values.decode(String.self, forKey: .inkType)
        guard let type = PKInkingTool.InkType(rawValue: name) else {
            throw DecodingError.dataCorruptedError(forKey: .inkType, in: values, debugDescription: "no ink '\(name)'")
        }
        let color = try values.decode([CGFloat].self, forKey: .color)
        guard color.count == 4 else {
            throw DecodingError.dataCorruptedError(forKey: .color, in: values, debugDescription: "four components")
        }
        self.init(type, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
    }

    public func encode(to encoder: any Encoder) throws {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(inkType.rawValue, forKey: .inkType)
        try values.encode([red, green, blue, alpha], forKey: .color)
    }
}
