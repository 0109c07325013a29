// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import VirtualTime
import Views

extension View {
    /// Shows a sheet while `isPresented` is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, isCover: false, page: content))
    }

    /// Shows a sheet for an item while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: Binding(isThere: item), onDismiss: onDismiss, isCover: false) {
                if let item = item.wrappedValue { content(item).id(item.id) }
            })
    }

    /// Covers the window while `isPresented` is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, isCover: true, page: content))
    }

    /// Covers the window for an item while there is one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: Binding(isThere: item), onDismiss: onDismiss, isCover: true) {
                if let item = item.wrappedValue { content(item).id(item.id) }
            })
    }

    /// Shows a popover, which is a sheet on a phone, while `isPresented` is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }

    /// Shows a popover, which is a sheet on a phone, for an item while there is one.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, content: content) }
}

/// Where a popover points to, on screens that are wide enough for one.
public enum PopoverAttachmentAnchor {
    /// A part of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// Brings a sheet along, above all other views.
private struct SheetModifier<Page: View>: ViewModifier {
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let isCover: Bool
    @ViewBuilder let page: () -> Page
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .windowLayer { _ in
                ZStack {
                    if isPresented {
                        if isCover {
                            CoverFrame(page: page(), dismiss: dismiss).transition(.move(edge: .bottom))
                        } else {
                            Color.black.opacity(colorScheme == .dark ? 0.29 : 0.12)
                                .contentShape(Rectangle())
                                .transition(.opacity)
                            SheetFrame(page: page(), dismiss: dismiss).transition(.move(edge: .bottom))
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .animation(PresentationMetrics.motion, value: isPresented)
                .allowsHitTesting(isPresented)
            }
            .onChange(of: isPresented) { _, isPresented in
                guard !isPresented, let onDismiss else { return }
                VirtualDispatchQueue.main.asyncAfter(deadline: .now() + PresentationMetrics.duration) { onDismiss() }
            }
    }

    private func dismiss() { isPresented = false }
}

/// All of the window.
private struct CoverFrame<Page: View>: View {
    let page: Page
    let dismiss: @MainActor () -> Void
    @State private var look = SheetLook()

    var body: some View {
        page
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(PresentationMetrics.covered)
            .background { look.ground }
            .onPreferenceChange(SheetLookKey.self) { look = $0 }
            .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
            .environment(\.dismiss, DismissAction(dismiss))
            .environment(\.isPresented, true)
            .resettingPage()
    }
}

/// A sheet at one of its heights, which a finger moves.
private struct SheetFrame<Page: View>: View {
    let page: Page
    let dismiss: @MainActor () -> Void
    @State private var look = SheetLook()
    @State private var chosen: PresentationDetent?
    @State private var drag: CGFloat = 0

    /// From the top of the sheet to what the device covers, at its full height.
    private static var gap: CGFloat { 10 }

    var body: some View {
        GeometryReader { window in
            let covered = PresentationMetrics.covered
            let most = window.size.height - covered.top - Self.gap
            let height = min(self.height(of: detent, most: most, covered.bottom) - drag, most)
            page
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: covered.bottom, trailing: 0))
                .frame(height: max(height, 0), alignment: .top)
                .background { look.ground }
                .overlay(alignment: .top) { if showsIndicator { indicator } }
                .clipShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: look.cornerRadius ?? 10, topTrailingRadius: look.cornerRadius ?? 10,
                        style: .continuous)
                )
                .contentShape(Rectangle())
                .gesture(dragging(most: most, covered.bottom))
                .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .onPreferenceChange(SheetLookKey.self) { look = $0 }
        .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
        .environment(\.dismiss, DismissAction(dismiss))
        .environment(\.isPresented, true)
        .resettingPage()
    }

    private var indicator: some View {
        Capsule().fill(Color.systemGray3).frame(width: 36, height: 5).padding(.top, 5)
    }

    private var showsIndicator: Bool {
        look.indicator == .visible || (look.indicator != .hidden && look.detents.count > 1)
    }

    private var detent: PresentationDetent {
        if let selected = look.selection?.wrappedValue, look.detents.contains(selected) { return selected }
        if let chosen, look.detents.contains(chosen) { return chosen }
        return look.detents.first ?? .large
    }

    private func height(of detent: PresentationDetent, most: CGFloat, _ bottom: CGFloat) -> CGFloat {
        switch detent.kind {
        case .large: most
        case .medium: ((most + Self.gap) / 2).rounded() + bottom / 2
        case .fraction(let fraction): (most * fraction).rounded()
        case .height(let height): min(height + bottom, most)
        case .custom(let height): min((height(most) ?? most) + bottom, most)
        }
    }

    private func dragging(most: CGFloat, _ bottom: CGFloat) -> some Gesture {
        // The sheet moves under the finger.
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { drag = $0.translation.height }
            .onEnded { value in
                let heights = look.detents.map { ($0, height(of: $0, most: most, bottom)) }
                let present = height(of: detent, most: most, bottom)
                let target = present - value.predictedEndTranslation.height
                let lowest = heights.map(\.1).min() ?? most
                withAnimation(PresentationMetrics.motion) {
                    drag = 0
                    if target < lowest / 2, !look.isLocked { return dismiss() }
                    guard let nearest = heights.min(by: { abs($0.1 - target) < abs($1.1 - target) })?.0 else { return }
                    chosen = nearest
                    look.selection?.wrappedValue = nearest
                }
            }
    }
}

extension View {
    /// A presented view is a place of its own: bars and pages around do not reach in.
    fileprivate func resettingPage() -> some View {
        environment(\.navigation, nil).environment(\.navigationRow, false).environment(\.isInList, false)
            .transformPreference(PageBarsKey.self) { $0 = PageBars() }
    }
}
