// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

extension View {
    /// - Parameter arrowEdge: The preferred edge of the anchor. If nil, takes any edge with room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: isPresented, onDismiss: nil, kind: .popover(attachmentAnchor, arrowEdge), page: content))
    }

    /// - Parameter arrowEdge: The preferred edge of the anchor. If nil, takes any edge with room.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: Binding(isPresent: item), onDismiss: nil, kind: .popover(attachmentAnchor, arrowEdge)
            ) {
                if let item = item.wrappedValue { content(item).id(item.id) }
            })
    }
}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    /// The anchor's frame in the window.
    ///
    /// - Parameter box: The frame of the presenting view.
    func frame(in box: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.place(in: box)
        case .point(let point):
            CGRect(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height, width: 0, height: 0)
        }
    }
}

/// The dimensions of iOS popovers, in points.
enum PopoverMetrics {
    /// The arrow's width at its base, and its height.
    static let arrow = CGSize(width: 37, height: 13)
    /// The least distance to the window's edges.
    static let margin: CGFloat = 10
    /// The size for content without an ideal size, such as a list.
    static let usual = CGSize(width: 320, height: 480)
    /// An ideal length of at most 10 points counts as missing. The popover then takes the length from `usual`.
    static let none: CGFloat = 10
}

struct PopoverPlace {
    /// The popover's frame in the window, without the arrow.
    var frame: CGRect
    /// The edge of the anchor at which the popover stands.
    var edge: Edge

    /// The space for a popover at one edge of its anchor.
    static func room(at edge: Edge, of anchor: CGRect, in window: CGSize) -> CGSize {
        let (margin, arrow) = (PopoverMetrics.margin, PopoverMetrics.arrow.height)
        let (width, height) = (window.width - 2 * margin, window.height - 2 * margin)
        return switch edge {
        case .top: CGSize(width: width, height: anchor.minY - arrow - margin)
        case .bottom: CGSize(width: width, height: window.height - anchor.maxY - arrow - margin)
        case .leading: CGSize(width: anchor.minX - arrow - margin, height: height)
        case .trailing: CGSize(width: window.width - anchor.maxX - arrow - margin, height: height)
        }
    }

    /// Places the popover at the first edge of the anchor with enough room. The edges are tried in this order:
    /// `wanted`, bottom, top, trailing, leading. If no edge has enough room, takes the edge with the largest usable
    /// area.
    ///
    /// - Parameter size: The ideal size of the content, without the arrow.
    init(of size: CGSize, at anchor: CGRect, edge wanted: Edge?, in window: CGSize) {
        let edges = (wanted.map { [$0] } ?? []) + [.bottom, .top, .trailing, .leading]
        let rooms = edges.map { Self.room(at: $0, of: anchor, in: window) }
        let fits = zip(edges, rooms).first { $1.width >= size.width && $1.height >= size.height }?.0
        let largest = zip(edges, rooms).max { a, b in
            min(a.1.width, size.width) * min(a.1.height, size.height)
                < min(b.1.width, size.width) * min(b.1.height, size.height)
        }
        edge = fits ?? largest?.0 ?? .bottom
        let room = Self.room(at: edge, of: anchor, in: window)
        let size = CGSize(width: max(min(size.width, room.width), 0), height: max(min(size.height, room.height), 0))
        let (margin, reach) = (PopoverMetrics.margin, PopoverMetrics.arrow.height)
        func within(_ middle: CGFloat, _ length: CGFloat, of whole: CGFloat) -> CGFloat {
            max(min(middle - length / 2, whole - length - margin), margin)
        }
        let origin =
            switch edge {
            case .top:
                CGPoint(x: within(anchor.midX, size.width, of: window.width), y: anchor.minY - reach - size.height)
            case .bottom:
                CGPoint(x: within(anchor.midX, size.width, of: window.width), y: anchor.maxY + reach)
            case .leading:
                CGPoint(x: anchor.minX - reach - size.width, y: within(anchor.midY, size.height, of: window.height))
            case .trailing:
                CGPoint(x: anchor.maxX + reach, y: within(anchor.midY, size.height, of: window.height))
            }
        frame = CGRect(origin: origin, size: size)
    }
}

/// The background of a popover: a card with an arrow.
struct PopoverBackground: View {
    let look: SheetLook
    /// The anchor's frame in the window.
    let anchor: CGRect
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            let shape = PopoverShape(
                frame: frame, anchor: anchor, radius: look.cornerRadius ?? PopupMetrics.cornerRadius)
            shape
                .fill(PopupMetrics.ground(colorScheme))
                .popupShadow(colorScheme)
            if let background = look.background { background.padding(-PopoverMetrics.arrow.height).clipShape(shape) }
        }
    }
}

/// A card with an arrow that points to the anchor, on any side.
nonisolated struct PopoverShape: Shape {
    /// The popover's frame in the window, without the arrow.
    let frame: CGRect
    let anchor: CGRect
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        // `rect` and the card have the same centre. `rect` may be larger, because the background extends to the arrow.
        let card = CGRect(
            x: rect.midX - frame.width / 2, y: rect.midY - frame.height / 2, width: frame.width, height: frame.height)
        let path = Path(roundedRect: card, cornerRadius: radius, style: .continuous)
        return arrow(on: card).map { path.union($0).path(in: rect) } ?? path
    }

    private func arrow(on card: CGRect) -> Path? {
        let (half, height) = (PopoverMetrics.arrow.width / 2, PopoverMetrics.arrow.height)
        let isBeside = anchor.midX < frame.minX || anchor.midX > frame.maxX
        let length = isBeside ? card.height : card.width
        let least = min(radius + half, length / 2)
        let along = min(max(isBeside ? anchor.midY - frame.minY : anchor.midX - frame.minX, least), length - least)
        // The arrow points up; the middle of its base is at the origin. The base extends 1 point into the card.
        var path = Path()
        path.move(to: CGPoint(x: -half, y: 1))
        path.addLine(to: CGPoint(x: -half, y: 0))
        path.addCurve(
            to: CGPoint(x: -2, y: -height + 1), control1: CGPoint(x: -half * 0.5, y: 0),
            control2: CGPoint(x: -half * 0.35, y: -height * 0.7))
        path.addQuadCurve(to: CGPoint(x: 2, y: -height + 1), control: CGPoint(x: 0, y: -height - 0.5))
        path.addCurve(
            to: CGPoint(x: half, y: 0), control1: CGPoint(x: half * 0.35, y: -height * 0.7),
            control2: CGPoint(x: half * 0.5, y: 0))
        path.addLine(to: CGPoint(x: half, y: 1))
        path.closeSubpath()
        let map: CGAffineTransform
        if isBeside {
            let isLeft = anchor.midX < frame.minX
            map = CGAffineTransform(
                a: 0, b: isLeft ? -1 : 1, c: isLeft ? 1 : -1, d: 0, tx: isLeft ? card.minX : card.maxX,
                ty: card.minY + along)
        } else if anchor.midY < frame.minY {
            map = CGAffineTransform(translationX: card.minX + along, y: card.minY)
        } else if anchor.midY > frame.maxY {
            map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: card.minX + along, ty: card.maxY)
        } else {
            return nil
        }
        return path.applying(map)
    }
}

/// Reports the frame of a popover's anchor while the popover is shown. The frame is unknown before the first layout and
/// may change later.
struct PopoverAnchorNote: ViewModifier {
    let isSeen: Bool
    let note: (CGRect?) -> Void

    func body(content: Content) -> some View {
        content.background {
            if isSeen {
                Color.clear.onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    note($0)
                }
                .onDisappear { note(nil) }
            }
        }
    }
}
