import Drawing
import Foundation
import Geometry
import Motion
import Views

/// What is seen of one drawn leaf: where it landed, in what colour, and what happened to it.
struct DrawnLeaf: Equatable {
    /// The box around the content, in points of the window.
    var frame: CGRect
    var transform: ProjectionTransform
    /// The colour of a fill or a stroke; nil for gradients and images.
    var color: RGBAColor?
    /// The product of all opacity effects, those of groups around included.
    var opacity: Double
    var effects: [Effect]
    var blendMode: BlendMode
    var stroke: StrokeStyle?
}

extension DisplayList {
    /// All leaves in drawing order, also those inside of groups.
    var leaves: [DrawnLeaf] { items.flatMap { $0.leaves(in: .identity, opacity: 1) } }
    /// Their frames, as "x y w h" with at most two decimals: readable where a test fails.
    var frames: [String] { leaves.map(\.frame.text) }
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

    /// The members, if this is a group.
    var members: [DisplayItem]? {
        if case .group(let members, _) = content { members } else { nil }
    }
}

extension CGRect {
    var text: String { [minX, minY, width, height].map(\.text).joined(separator: " ") }
}

extension CGFloat {
    var text: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Effect {
    /// The kind alone, for the order of effects.
    var name: String {
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

/// A view host of 100 × 100 points and the few questions that tests ask of it.
@MainActor
struct Stage {
    let host: ViewHost

    init<Content: View>(
        _ width: CGFloat = 100, _ height: CGFloat = 100, scale: Double = 1, images: (any ImageProvider)? = nil,
        environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
    ) {
        host = ViewHost(
            size: CGSize(width: width, height: height), scale: scale, environment: environment, images: images,
            content: content)
    }

    func list(at time: Double = 0) throws -> DisplayList {
        host.advance(to: time)
        return try host.displayList()
    }

    func frames(at time: Double = 0) throws -> [String] { try list(at: time).frames }
    func opacities(at time: Double = 0) throws -> [Double] { try list(at: time).leaves.map(\.opacity) }
    /// The left edges of all leaves.
    func xs(at time: Double = 0) throws -> [CGFloat] { try list(at: time).leaves.map(\.frame.minX) }
    func colors(at time: Double = 0) throws -> [RGBAColor?] { try list(at: time).leaves.map(\.color) }
}

/// Notes in the order in which they were made; shared by the views of a test.
@MainActor
final class Notes {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

/// Something to do with a view's state that its body puts here.
@MainActor
final class Handle {
    var run: () -> Void = {}
}

/// A few small images.
final class FakeImages: ImageProvider {
    struct Missing: ResourceError, CustomStringConvertible {
        let description: String
        var isMissing: Bool { true }
    }

    func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset {
        switch name {
        case "wide": ImageAsset(.bitmap(Bitmap(width: 40, height: 20), scale: 1))
        case "retina": ImageAsset(.bitmap(Bitmap(width: 40, height: 20), scale: 2))
        default: throw Missing(description: "no picture \"\(name)\"")
        }
    }
}

/// A square of ten points.
struct Box: View {
    var color = Color.black
    var side: CGFloat = 10

    var body: some View { color.frame(width: side, height: side) }
}

func isClose(_ a: Double, _ b: Double, _ margin: Double = 1e-6) -> Bool { abs(a - b) <= margin }
