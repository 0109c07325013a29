// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import SwiftUICore

/// A drawn leaf: its frame, colour and effects in the window.
package struct DrawnLeaf: Equatable {
    /// The bounding box of the content, in points of the window.
    package var frame: CGRect
    package var transform: ProjectionTransform
    /// The colour of a fill or a stroke; nil for gradients and images.
    package var color: RGBAColor?
    /// The product of all opacity effects, including those of enclosing groups.
    package var opacity: Double
    package var effects: [Effect]
    package var blendMode: BlendMode
    package var stroke: StrokeStyle?
}

extension DisplayList {
    /// All leaves in drawing order, including those inside of groups.
    package var leaves: [DrawnLeaf] { items.flatMap { $0.leaves(in: .identity, opacity: 1) } }
    /// The leaves' frames as "x y w h" with at most two decimals, for readable failures.
    package var frames: [String] { leaves.map(\.frame.text) }
}

extension DisplayItem {
    fileprivate func leaves(in outer: ProjectionTransform, opacity: Double) -> [DrawnLeaf] {
        let map = transform.concatenating(outer)
        var opacity = opacity
        for case .opacity(let factor) in effects { opacity *= factor }
        func leaf(_ box: CGRect, _ paint: Paint?, _ stroke: StrokeStyle? = nil) -> [DrawnLeaf] {
            var color: RGBAColor?
            if case .color(let value)? = paint { color = value }
            return [
                DrawnLeaf(
                    frame: map.bounds(of: box), transform: map, color: color, opacity: opacity, effects: effects,
                    blendMode: blendMode, stroke: stroke)
            ]
        }
        switch content {
        case .fill(let path, _, let paint): return leaf(path.boundingRect, paint)
        case .stroke(let path, let style, let paint): return leaf(path.boundingRect, paint, style)
        case .image(let image): return leaf(image.rect, nil)
        case .group(let members, _): return members.flatMap { $0.leaves(in: map, opacity: opacity) }
        }
    }

    /// The members of a group; nil for a leaf.
    package var members: [DisplayItem]? {
        if case .group(let members, _) = content { members } else { nil }
    }
}

extension CGRect {
    package var text: String { [minX, minY, width, height].map(\.text).joined(separator: " ") }
}

extension CGFloat {
    package var text: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Effect {
    /// The kind of the effect, by which tests check the order of effects.
    package var name: String {
        switch self {
        case .opacity: "opacity"
        case .clip: "clip"
        case .mask: "mask"
        case .shadow: "shadow"
        case .blur: "blur"
        case .colorMatrix: "matrix"
        case .alphaThreshold: "threshold"
        }
    }
}

/// A view host, of 100 × 100 points by default, and its display lists.
@MainActor
package struct Stage {
    package let host: ViewHost

    /// Whether all stages verify their frames: `ZOETROPE_VERIFY=1 swift test …`.
    private static let verifiesAll = ProcessInfo.processInfo.environment["ZOETROPE_VERIFY"] == "1"

    /// - Parameter verifies: Whether each frame must equal one that is laid out and drawn anew.
    package init<Content: View>(
        _ width: CGFloat = 100, _ height: CGFloat = 100, scale: Double = 1, images: (any ImageProvider)? = nil,
        files: (any FileProvider)? = nil, verifies: Bool = false,
        environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
    ) {
        host = ViewHost(
            size: CGSize(width: width, height: height), scale: scale, environment: environment, images: images,
            files: files,
            content: content)
        host.verifiesFrames = verifies || Self.verifiesAll
    }

    package func list(at time: Double = 0) throws -> DisplayList {
        host.advance(to: time)
        return try host.displayList()
    }

    package func frames(at time: Double = 0) throws -> [String] { try list(at: time).frames }
    package func opacities(at time: Double = 0) throws -> [Double] { try list(at: time).leaves.map(\.opacity) }
    package func xs(at time: Double = 0) throws -> [CGFloat] { try list(at: time).leaves.map(\.frame.minX) }
    package func colors(at time: Double = 0) throws -> [RGBAColor?] { try list(at: time).leaves.map(\.color) }
}

/// Lines that the views of a test record.
@MainActor
package final class Notes {
    package var lines: [String] = []
    package init() {}
    package func add(_ line: String) { lines.append(line) }
}

/// An action that the body of a view provides, so that the test can change the view's state.
@MainActor
package final class Handle {
    package var run: () -> Void = {}
    package init() {}
}

/// Two images of 40 × 20 pixels: "wide" at scale 1 and "retina" at scale 2.
package final class FakeImages: ImageProvider {
    package struct Missing: ResourceError, CustomStringConvertible {
        package let description: String
        package var isMissing: Bool { true }
    }

    package init() {}

    package func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset {
        switch name {
        case "wide": ImageAsset(.bitmap(Bitmap(width: 40, height: 20), scale: 1))
        case "retina": ImageAsset(.bitmap(Bitmap(width: 40, height: 20), scale: 2))
        default: throw Missing(description: "no picture \"\(name)\"")
        }
    }
}

/// A square, of ten points by default.
package struct Box: View {
    private let color: Color
    private let side: CGFloat

    package init(color: Color = .black, side: CGFloat = 10) {
        self.color = color
        self.side = side
    }

    package var body: some View { color.frame(width: side, height: side) }
}
