// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// What Core Foundation calls an array: colours of a gradient are given as one.
public typealias CFArray = [Any]

/// Colours along 0 to 1.
public final class CGGradient: Sendable {
    let gradient: ResolvedGradient

    /// Colours at places from 0 to 1; evenly spaced where no places are given. nil without any colour.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        gradient = Self.gradient(colors, locations)
    }

    /// Components of a space, then the opacity, of each colour; places from 0 to 1.
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
        // Quartz mixes what is encoded.
        return ResolvedGradient(stops: sorted.map(\.element), colorSpace: .device)
    }
}

/// Whether the colours of a gradient's ends go on beyond them.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
