// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import VirtualTime
import Interaction
import Controls

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
    @Environment(\.screenTop) private var screenTop
    @Environment(\.presentationTurns) private var turns
    @State private var rest = SheetRest()
    @State private var presenter = Presenter()

    func body(content: Content) -> some View {
        let isShown = turns?.admits(presenter, wants: isPresented) ?? isPresented
        content
            .windowLayer { _ in
                GeometryReader { window in
                    ZStack {
                        if !isCover { background(in: window.size.height, isShown: isShown) }
                        if isShown {
                            if isCover {
                                CoverFrame(page: page(), rest: $rest, dismiss: dismiss)
                                    .transition(PresentedTransition(height: nil, zoom: rest.look.zoom))
                            } else {
                                if rest.isModal(in: window.size.height) {
                                    Color.black.opacity(colorScheme == .dark ? 0.29 : 0.12)
                                        .contentShape(Rectangle())
                                        .transition(.opacity)
                                }
                                SheetFrame(page: page(), rest: $rest, window: window.size.height, dismiss: dismiss)
                                    .transition(
                                        PresentedTransition(
                                            height: rest.height(in: window.size.height), zoom: rest.look.zoom))
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .animation(PresentationMetrics.motion, value: isShown)
                .allowsHitTesting(isShown)
            }
            .onChange(of: isShown && !isCover && rest.isFull) { _, isFull in screenTop?.isDark = isFull }
            .onDisappear { turns?.end(presenter) }
            .onChange(of: isShown) { _, isShown in
                guard !isShown else {
                    rest = SheetRest()
                    return
                }
                turns?.end(presenter)
                guard let onDismiss else { return }
                VirtualDispatchQueue.main.asyncAfter(deadline: .now() + PresentationMetrics.duration) { onDismiss() }
            }
    }

    /// What presents the sheet steps back as far as the sheet is at its full height.
    private func background(in window: CGFloat, isShown: Bool) -> some View {
        Color.clear.recedingLayersBelow(
            progress: isShown ? rest.fullness(in: window) : 0, top: PresentationMetrics.covered.top,
            side: PresentationMetrics.presenterInset, cornerRadius: PresentationMetrics.cornerRadius)
    }

    private func dismiss() { isPresented = false }
}

/// All of the window.
private struct CoverFrame<Page: View>: View {
    let page: Page
    @Binding var rest: SheetRest
    let dismiss: @MainActor () -> Void

    var body: some View {
        page
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(PresentationMetrics.covered)
            .background { rest.look.ground }
            .onPreferenceChange(SheetLookKey.self) { rest.look = $0 }
            .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
            .environment(\.dismiss, DismissAction(dismiss))
            .environment(\.isPresented, true)
            .resettingPage(isElevated: false)
    }
}

/// A sheet at one of its heights, which a finger moves.
private struct SheetFrame<Page: View>: View {
    let page: Page
    @Binding var rest: SheetRest
    /// The height of the window, in points.
    let window: CGFloat
    let dismiss: @MainActor () -> Void

    private var look: SheetLook { rest.look }

    var body: some View {
        page
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: PresentationMetrics.covered.bottom, trailing: 0))
            .frame(height: max(rest.height(in: window), 0), alignment: .top)
            .background { look.ground }
            .overlay(alignment: .top) { if look.showsIndicator { indicator } }
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: look.cornerRadius ?? PresentationMetrics.cornerRadius,
                    topTrailingRadius: look.cornerRadius ?? PresentationMetrics.cornerRadius, style: .continuous)
            )
            .contentShape(Rectangle())
            .gesture(dragging)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .onPreferenceChange(SheetLookKey.self) { rest.look = $0 }
            .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
            .environment(\.dismiss, DismissAction(dismiss))
            .environment(\.isPresented, true)
            .resettingPage()
    }

    private var indicator: some View {
        Capsule().fill(Color.systemGray3).frame(width: 36, height: 5).padding(.top, 5)
    }

    private var dragging: some Gesture {
        // The sheet moves under the finger.
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { rest.drag = $0.translation.height }
            .onEnded { value in
                let lands = rest.landing(after: value.predictedEndTranslation.height, in: window)
                withAnimation(PresentationMetrics.motion) {
                    rest.drag = 0
                    guard let lands else { return dismiss() }
                    rest.chosen = lands
                    look.selection?.wrappedValue = lands
                }
            }
    }
}

extension View {
    /// A presented view is a place of its own: bars and pages around do not reach in.
    ///
    /// - Parameter isElevated: It lies above the screen, which shows around it.
    fileprivate func resettingPage(isElevated: Bool = true) -> some View {
        environment(\.isElevated, isElevated).environment(\.navigation, nil).environment(\.navigationRow, false)
            .environment(\.isInList, false).environment(\.tabScroll, nil)
            .presentingPlace()
            .transformPreference(PageBarsKey.self) { $0 = PageBars() }
    }
}
