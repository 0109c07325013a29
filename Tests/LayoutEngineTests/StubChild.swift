// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine

/// A child with an ideal length and bounds on each axis.
struct StubChild: LayoutChild {
    struct Length {
        var min: CGFloat
        var ideal: CGFloat
        var max: CGFloat

        static func rigid(_ length: CGFloat) -> Length { Length(min: length, ideal: length, max: length) }
        static let greedy = Length(min: 0, ideal: 10, max: .infinity)

        func taking(_ offer: CGFloat?) -> CGFloat { Swift.min(Swift.max(offer ?? ideal, min), max) }
    }

    var width: Length
    var height: Length
    var layoutPriority = 0.0
    var spacing = ViewSpacing()
    var guides: [ViewDimensions.ExplicitGuide] = []
    /// Called with each proposal that the child is measured for.
    var onQuestion: (ProposedViewSize) -> Void = { _ in }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onQuestion(proposal)
        return ViewDimensions(
            size: CGSize(width: width.taking(proposal.width), height: height.taking(proposal.height)),
            explicitGuides: guides)
    }

    static func rigid(_ width: CGFloat, _ height: CGFloat) -> StubChild {
        StubChild(width: .rigid(width), height: .rigid(height))
    }

    static var greedy: StubChild { StubChild(width: .greedy, height: .greedy) }

    static func spacer(minLength: CGFloat = 8, along axis: Axis) -> StubChild {
        let main = Length(min: minLength, ideal: minLength, max: .infinity)
        let cross = Length.rigid(0)
        return StubChild(
            width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main,
            layoutPriority: -.infinity, spacing: .zero)
    }
}

extension LayoutResult {
    var frames: [CGRect] { placements.map(\.frame) }
    var widths: [CGFloat] { frames.map(\.width) }
    var heights: [CGFloat] { frames.map(\.height) }
}

extension ProposedViewSize {
    init(_ width: CGFloat?, _ height: CGFloat?) { self.init(width: width, height: height) }
}

// These methods take `[StubChild]`, from which the compiler infers the type of a list like `[.greedy, .rigid(1, 2)]`.

extension StackLayout {
    func arrange(_ children: [StubChild], in proposal: ProposedViewSize) -> LayoutResult {
        layout(children, in: proposal)
    }

    func wish(of children: [StubChild]) -> ViewSpacing { spacing(of: children) }
}

extension LayerLayout {
    func arrange(_ children: [StubChild], in proposal: ProposedViewSize) -> LayoutResult {
        layout(children, in: proposal)
    }

    func size(_ children: [StubChild], in proposal: ProposedViewSize) -> CGSize {
        sizeThatFits(children, in: proposal)
    }
}
