// SPDX-License-Identifier: MIT

import Drawing
import Foundation

public typealias CFArray = [Any]

public final class CGGradient: Sendable {
    let gradient: ResolvedGradient

    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        gradient = Self.gradient(colors, locations)
    }

    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)?.rgba
        }
        guard !colors.isEmpty else { return nil }
        gradient = Self.gradient(colors, locations)
    }

    private static func gradient(_ colors: [RGBAColor], _ locations: UnsafePointer<CGFloat>?) -> ResolvedGradient {
        let last = Double(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            let place = locations.map { Double($0[index]) } ?? Double(index) / last
            return ResolvedGradient.Stop(color: color, location: place)
        }
        let sorted = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }
        // Interpolates the encoded components, as Quartz does.
        return ResolvedGradient(stops: sorted.map(\.element), colorSpace: .device)
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
