// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The marks of a plot; above all marks, their annotations.
struct MarksView: View {
    let marks: [DrawnMark]
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(marks) { MarkView(mark: $0, size: size) }
        }
        .frame(width: size.width, height: size.height)
        .overlay(alignment: .topLeading) { AnnotationsView(marks: marks, size: size) }
    }
}

struct MarkView: View {
    let mark: DrawnMark
    let size: CGSize

    var body: some View {
        let attributes = mark.attributes
        if attributes.isPlain && mark.mask.isEmpty {
            described
        } else {
            described
                .opacity(attributes.opacity)
                .blur(radius: attributes.blur)
                .shadow(
                    color: attributes.shadow?.color ?? .clear, radius: attributes.shadow?.radius ?? 0,
                    x: attributes.shadow?.x ?? 0, y: attributes.shadow?.y ?? 0
                )
                .mask {
                    if mark.mask.isEmpty {
                        Rectangle().padding(-1000)
                    } else {
                        MarksView(marks: mark.mask, size: size)
                    }
                }
        }
    }

    @ViewBuilder private var described: some View {
        let accessibility = mark.attributes.accessibility
        if let label = mark.label {
            form
                .accessibilityElement()
                .accessibilityLabel(label)
                .accessibilityValue(mark.value ?? Text(""))
                .accessibilityIdentifier(accessibility.identifier ?? "")
                .accessibilityHidden(accessibility.isHidden ?? false)
        } else {
            form.accessibilityHidden(accessibility.isHidden ?? true)
        }
    }

    @ViewBuilder private var form: some View {
        switch mark.form {
        case .box(let shape): shape.fill(mark.style)
        case .curve(let shape, let stroke):
            if mark.holes.isEmpty {
                shape.stroke(mark.style, style: stroke)
            } else {
                shape.stroke(mark.style, style: stroke)
                    .mask { PunchedShape(mark.holes).fill(style: FillStyle(eoFill: true)) }
            }
        case .region(let shape): shape.fill(mark.style)
        case .symbol(let shape): shape.fill(mark.style)
        case .view(let view, let center):
            view.foregroundStyle(mark.style.style).fixedSize().position(center)
        case .sector(let shape): shape.fill(mark.style)
        }
    }
}

extension MarkAttributes {
    /// A plain mark needs no opacity, blur and shadow modifiers.
    fileprivate var isPlain: Bool { opacity == 1 && blur == 0 && shadow == nil }
}

struct AnnotationsView: View {
    let marks: [DrawnMark]
    let size: CGSize

    private struct Note: Identifiable {
        let id: [AnyHashable]
        let annotation: MarkAnnotation
        let bounds: CGRect
    }

    private var notes: [Note] {
        marks.flatMap { mark in
            mark.attributes.annotations.enumerated().map { place, annotation in
                Note(id: [mark.id, AnyHashable(place)], annotation: annotation, bounds: mark.annotatedBounds)
            }
        }
    }

    var body: some View {
        AnnotationLayout {
            ForEach(notes) { note in
                note.annotation.content(AnnotationContext(targetSize: note.bounds.size))
                    .layoutValue(key: AnnotationPlaceKey.self, value: AnnotationPlace(note.annotation, note.bounds))
            }
        }
        .frame(width: size.width, height: size.height)
    }
}

extension DrawnMark {
    /// The rectangle beside which annotations are placed; for a sector, an empty rectangle at its centre.
    fileprivate var annotatedBounds: CGRect {
        guard case .sector(let sector) = form else { return bounds }
        let turn = (sector.start + sector.end) / 2
        let direction = unitVector(turn - 0.25)
        let radius = (sector.innerRadius + sector.outerRadius) / 2
        let whole = sector.end - sector.start > 0.999 && sector.innerRadius == 0
        return CGRect(
            x: bounds.midX + (whole ? 0 : radius * direction.x), y: bounds.midY + (whole ? 0 : radius * direction.y),
            width: 0, height: 0)
    }
}

struct AnnotationPlace {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let bounds: CGRect

    init(_ annotation: MarkAnnotation, _ bounds: CGRect) {
        position = annotation.position
        alignment = annotation.alignment
        spacing = annotation.spacing ?? 4
        overflow = annotation.overflow
        self.bounds = bounds
    }

    /// The top left corner of an annotation of the given size, in points of the plot.
    func origin(_ size: CGSize, in plot: CGSize) -> CGPoint {
        let (horizontal, vertical) = (alignment.fraction.x, alignment.fraction.y)
        var x =
            switch position.x {
            case -1: bounds.minX - spacing - size.width
            case 1: bounds.maxX + spacing
            default: bounds.minX + (bounds.width - size.width) * horizontal
            }
        var y =
            switch position.y {
            case -1: bounds.minY - spacing - size.height
            case 1: bounds.maxY + spacing
            default: bounds.minY + (bounds.height - size.height) * vertical
            }
        if case .fit = overflow.x.kind { x = max(min(x, plot.width - size.width), 0) }
        if case .fit = overflow.y.kind { y = max(min(y, plot.height - size.height), 0) }
        return CGPoint(x: x, y: y)
    }
}

extension Alignment {
    /// The point of a rectangle at which the alignment places content, as fractions of the rectangle's width and
    /// height.
    fileprivate var fraction: CGPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat =
            switch vertical {
            case .top, .firstTextBaseline: 0
            case .bottom, .lastTextBaseline: 1
            default: 0.5
            }
        return CGPoint(x: x, y: y)
    }
}

struct AnnotationPlaceKey: LayoutValueKey {
    static var defaultValue: AnnotationPlace? { nil }
}

struct AnnotationLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            guard let place = subview[AnnotationPlaceKey.self] else { continue }
            let origin = place.origin(subview.sizeThatFits(.unspecified), in: bounds.size)
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}
