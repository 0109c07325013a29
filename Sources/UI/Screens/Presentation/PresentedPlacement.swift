// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views
import Controls

/// The kinds of presentation that a view can request.
enum PresentedKind {
    case sheet, cover
    case popover(PopoverAttachmentAnchor, Edge?)

    /// The placement, which depends on the window's size classes and the content's adaptation.
    func placement(
        width: UserInterfaceSizeClass?, height: UserInterfaceSizeClass?, look: SheetLook, isMac: Bool
    ) -> PresentedPlacement {
        switch self {
        case .cover: return .window
        case .popover where isMac: return .popover
        case .sheet where isMac: return .panel
        case .popover where width == .regular: return .popover
        case .popover:
            switch look.horizontalAdaptation {
            case .none, .popover: return .popover
            case .fullScreenCover: return .window
            case .automatic, .sheet: break
            }
        case .sheet: break
        }
        if height == .compact, look.verticalAdaptation == .automatic || look.verticalAdaptation == .fullScreenCover {
            return .window
        }
        return width == .regular && height == .regular ? .card : .edge
    }

    /// The frame in the window at which the presented view points: the anchor of a popover, otherwise `box`.
    ///
    /// - Parameter box: The frame of the presenting view in the window.
    func anchor(in box: CGRect) -> CGRect {
        if case .popover(let anchor, _) = self { anchor.frame(in: box) } else { box }
    }

    var isCover: Bool { if case .cover = self { true } else { false } }
    var arrowEdge: Edge? { if case .popover(_, let edge) = self { edge } else { nil } }
}

enum PresentedPlacement: Equatable {
    /// A sheet at the bottom edge, as wide as the window.
    case edge
    /// A sheet in the centre of a wide window.
    case card
    /// A sheet of macOS: a panel of its content's size, attached to the top of the window.
    case panel
    /// A popover at its anchor.
    case popover
    /// A cover that fills the window.
    case window
}

/// Places a presented view in its window: full size, at the bottom edge, centred, or at its anchor.
struct PresentedLayout: Layout {
    let placement: PresentedPlacement
    /// The size of a card, in points. If nil, uses the content's ideal size.
    let cardSize: CGSize?
    /// The popover's anchor in the window.
    let anchor: CGRect
    let arrowEdge: Edge?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let frame = frame(of: view, in: bounds)
            view.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frame(of view: LayoutSubview, in bounds: CGRect) -> CGRect {
        switch placement {
        case .window: return bounds
        case .edge:
            let height = view.sizeThatFits(ProposedViewSize(bounds.size)).height
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case .card:
            let size = cardSize ?? idealSize(of: view, within: bounds.size)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        case .panel:
            let size = idealSize(of: view, within: bounds.size)
            let y = min(bounds.minY + BarMetrics.toolbarHeight, max(bounds.maxY - size.height, bounds.minY))
            return CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
        case .popover:
            let size = idealSize(of: view, within: bounds.size)
            let place = PopoverPlace(of: size, at: anchor, edge: arrowEdge, in: bounds.size)
            return place.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
    }

    /// The ideal size, limited by the window's margins.
    private func idealSize(of view: LayoutSubview, within window: CGSize) -> CGSize {
        var size = view.sizeThatFits(.unspecified)
        if size.width <= PopoverMetrics.none { size.width = PopoverMetrics.usual.width }
        if size.height <= PopoverMetrics.none { size.height = PopoverMetrics.usual.height }
        let most = CGSize(
            width: max(window.width - 2 * PopoverMetrics.margin, 0),
            height: max(window.height - 2 * PopoverMetrics.margin, 0))
        guard size.width > most.width else { return CGSize(width: size.width, height: min(size.height, most.height)) }
        // Measures the height again, because texts may wrap in the limited width.
        let height = view.sizeThatFits(ProposedViewSize(width: most.width, height: nil)).height
        return CGSize(width: most.width, height: min(max(height, size.height), most.height))
    }
}
