// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct Spacer: _PrimitiveView, Sendable {
    /// The minimum length, in points; nil means 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            SpacerElement($0.minLength, node: $1)
        } update: { element, view, _ in
            element.setMinLength(view.minLength)
        }
    }
}

final class SpacerElement: Element {
    private var minLength: CGFloat?
    /// SwiftUI's default, in points.
    private static let defaultMinLength: CGFloat = 8

    init(_ minLength: CGFloat?, node: _AnyViewNode) {
        self.minLength = minLength
        super.init(node: node)
        // Spacers get only the space that all other views leave.
        setTrait(LayoutPriorityTrait.self, -.infinity)
    }

    func setMinLength(_ length: CGFloat?) {
        guard length != minLength else { return }
        minLength = length
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let least = minLength ?? Self.defaultMinLength
        func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
        return switch surroundingAxis {
        case .horizontal: ViewDimensions(size: CGSize(width: length(proposal.width), height: 0))
        case .vertical: ViewDimensions(size: CGSize(width: 0, height: length(proposal.height)))
        case nil: ViewDimensions(size: CGSize(width: length(proposal.width), height: length(proposal.height)))
        }
    }

    override var layoutIgnoresPosition: Bool { true }
    override var isDrawingTimeInvariant: Bool { true }

    override func hitTest(_ point: CGPoint) -> Element? { nil }

    override var spacing: ViewSpacing { .zero }
}
