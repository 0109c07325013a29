// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import LeafViews
@_spi(ViewGraph) import ViewGraph

nonisolated struct ClipModifier<ClipShape: Shape>: EffectModifier {
    let shape: ClipShape
    let style: FillStyle

    func effect(in environment: EnvironmentValues) -> ClipEffect<ClipShape> {
        let isMirrored = shape.layoutDirectionBehavior.mirrors(in: environment.layoutDirection)
        return ClipEffect(shape: shape, style: style, isMirrored: isMirrored)
    }
}

struct ClipEffect<ClipShape: Shape>: DrawingEffect {
    var shape: ClipShape
    var style: FillStyle
    /// Whether the shape's `layoutDirectionBehavior` mirrors it in the environment's layout direction.
    var isMirrored: Bool

    var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.clipped(to: path(of: frame.size), at: frame.origin, style: style) { content.draw(&$0) }
    }

    /// Clipping does not limit hit testing, as in SwiftUI; `contentShape(_:)` does.
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { point }

    var contentVisibility: ContentVisibility? { .clipped }

    /// The path in the view's own coordinates, since shapes do not know the view's position.
    private func path(of size: CGSize) -> Path {
        let bounds = CGRect(origin: .zero, size: size)
        // On iOS, this clip is a layer with continuous corners, which differ from the shape's half circles.
        if let capsule = shape as? Capsule, capsule.style == .continuous {
            return Path(continuousCapsuleIn: bounds)
        }
        let path = shape.path(in: bounds)
        return isMirrored ? path.mirrored(in: bounds) : path
    }
}

extension View {
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }
}
