// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: @MainActor @Sendable (Tips.Action) -> Void

    public init(
        _ tip: Content?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    @_disfavoredOverload
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(tip.map { AnyTip(any: $0) }, arrowEdge: arrowEdge, action: action)
    }

    public var body: some View {
        if let tip, tip.shouldDisplay {
            TipCard(tip: tip, action: action)
                .background { TipGround(arrowEdge: arrowEdge) }
                .transition(.opacity.combined(with: .scale(scale: 0.9)))
        }
    }
}

/// A tip's image, title, message, closing button and actions.
struct TipCard: View {
    let tip: any Tip
    let action: @MainActor @Sendable (Tips.Action) -> Void
    @Environment(\.tipImageSize) private var imageSize

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            tip.image?.resizable().scaledToFit().frame(width: imageSize.width, height: imageSize.height)
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .top) {
                    tip.title.font(.headline)
                    Spacer(minLength: 8)
                    Button {
                        withAnimation { tip.invalidate(reason: .tipClosed) }
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Close")
                }
                tip.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, item in
                    Divider().padding(.vertical, 4)
                    Button {
                        item.handler()
                        action(item)
                    } label: {
                        item.label().frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(16)
    }
}

/// The ground of an inline tip, with an arrow at one edge.
private struct TipGround: View {
    let arrowEdge: Edge?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var radius

    private static let side: CGFloat = 14

    var body: some View {
        ZStack(alignment: alignment) {
            if arrowEdge != nil {
                Rectangle().fill(background).frame(width: Self.side, height: Self.side)
                    .rotationEffect(.degrees(45)).offset(outwards)
            }
            RoundedRectangle(cornerRadius: radius, style: .continuous).fill(background)
        }
    }

    private var alignment: Alignment {
        switch arrowEdge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case nil: .center
        }
    }

    /// The arrow is a square on its corner, half of it outside of the ground.
    private var outwards: CGSize {
        let way = Self.side / 2
        return switch arrowEdge {
        case .top: CGSize(width: 0, height: -way)
        case .bottom: CGSize(width: 0, height: way)
        case .leading: CGSize(width: -way, height: 0)
        case .trailing: CGSize(width: way, height: 0)
        case nil: .zero
        }
    }
}

private enum TipImageSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 36, height: 36) } }
private enum TipCornerRadiusKey: EnvironmentKey { static var defaultValue: CGFloat { 13 } }
private enum TipBackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle { AnyShapeStyle(Color(UIColor.secondarySystemBackground)) }
}

extension EnvironmentValues {
    fileprivate(set) var tipImageSize: CGSize {
        get { self[TipImageSizeKey.self] }
        set { self[TipImageSizeKey.self] = newValue }
    }
    fileprivate var tipCornerRadius: CGFloat {
        get { self[TipCornerRadiusKey.self] }
        set { self[TipCornerRadiusKey.self] = newValue }
    }
    fileprivate var tipBackground: AnyShapeStyle {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, cornerRadius)
    }
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }

    /// Presents the tip in a popover as soon as the view appears.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipPopover(tip: tip, arrowEdge: arrowEdge ?? .top, action: action)) }
}

private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge
    let action: @MainActor @Sendable (Tips.Action) -> Void

    func body(content: Content) -> some View {
        let isShown = tip?.shouldDisplay ?? false
        content.popover(
            isPresented: Binding {
                isShown
            } set: {
                if !$0 { tip?.invalidate(reason: .tipClosed) }
            }, arrowEdge: arrowEdge
        ) {
            if let tip {
                TipCard(tip: tip, action: action).frame(minWidth: 240, maxWidth: 320)
                    .presentationCompactAdaptation(.popover)
            }
        }
    }
}
