// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import VirtualTime
import SwiftUICore
import Controls

extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, kind: .sheet, page: content))
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: Binding(isPresent: item), onDismiss: onDismiss, kind: .sheet) {
                if let item = item.wrappedValue { content(item).id(item.id) }
            })
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, kind: .cover, page: content))
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: Binding(isPresent: item), onDismiss: onDismiss, kind: .cover) {
                if let item = item.wrappedValue { content(item).id(item.id) }
            })
    }
}

/// Presents a sheet, cover or popover above all other views.
struct SheetModifier<Page: View>: ViewModifier, UnnamedView {
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let kind: PresentedKind
    @ViewBuilder let page: () -> Page
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.screenTop) private var screenTop
    @Environment(\.presentationArbiter) private var turns
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.isMac) private var isMac
    @State private var rest = SheetRest()
    @State private var presenter = Presenter()
    /// The frame of a popover's anchor in the window. It is tracked while the popover is shown.
    @State private var seen: CGRect?

    func body(content: Content) -> some View {
        let isShown = turns?.grants(presenter, wants: isPresented) ?? isPresented
        let placement = kind.placement(width: width, height: height, look: rest.look, isMac: isMac)
        content
            .windowLayer { box in
                GeometryReader { window in
                    let anchor = kind.anchor(in: seen ?? box)
                    ZStack {
                        if placement == .edge {
                            // At -1, this background is behind a sheet that is being removed. At the sheet's own
                            // `zIndex`, it would be above that sheet. It would then scale the sheet down with
                            // everything else behind it.
                            background(in: window.size.height, isShown: isShown).zIndex(-1)
                        }
                        if isShown {
                            if kind.isCover {
                                FullScreenCover(page: page(), rest: $rest, dismiss: dismiss)
                                    .transition(PresentedTransition(height: nil, zoom: rest.look.zoom))
                            } else {
                                behind(placement, in: window.size.height)
                                Sheet(
                                    page: page(), rest: $rest, placement: placement, window: window.size,
                                    anchor: anchor, arrowEdge: kind.arrowEdge, dismiss: dismiss
                                )
                                .transition(
                                    PresentedTransition(
                                        height: placement == .edge ? rest.height(in: window.size.height) : nil,
                                        zoom: rest.look.zoom,
                                        source: placement == .popover ? CGPoint(x: anchor.midX, y: anchor.midY) : nil))
                            }
                        }
                    }
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                    .onChange(
                        of: isShown && placement == .edge && rest.fullness(in: window.size.height) > 0.5, initial: true
                    ) {
                        if $0 || $1 { screenTop?.isDark = $1 }
                    }
                }
                .animation(PresentationMetrics.motion, value: isShown)
                .allowsHitTesting(isShown)
            }
            .modifier(PopoverAnchorNote(isSeen: isShown && placement == .popover, note: { seen = $0 }))
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

    /// Blocks touches to the presenting view: a dimming veil, or a clear layer behind a popover.
    @ViewBuilder private func behind(_ placement: PresentedPlacement, in window: CGFloat) -> some View {
        if placement == .popover {
            Color.clear.contentShape(Rectangle())
                .onTapGesture { if !rest.look.isLocked { dismiss() } }
                .transition(.identity)
        } else if rest.isModal(in: window) {
            Color.black.opacity(colorScheme == .dark ? 0.29 : 0.12)
                .contentShape(Rectangle())
                .transition(.opacity)
        }
    }

    /// Makes the presenter recede as the sheet approaches its full height.
    private func background(in window: CGFloat, isShown: Bool) -> some View {
        Color.clear.recedingLayersBelow(
            progress: isShown ? rest.fullness(in: window) : 0, top: PresentationMetrics.covered.top,
            side: PresentationMetrics.presenterInset, cornerRadius: PresentationMetrics.cornerRadius)
    }

    private func dismiss() { isPresented = false }
}

/// A view that covers the whole window.
private struct FullScreenCover<Page: View>: View, ScreenPart {
    let page: Page
    @Binding var rest: SheetRest
    let dismiss: @MainActor () -> Void
    @Environment(\.keyboardHeight) private var keyboardHeight

    var body: some View {
        ImplicitColumn(page)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .keyboardPadding(keyboardHeight)
            .animation(KeyboardRequest.motion, value: keyboardHeight)
            .safeAreaPadding(PresentationMetrics.covered)
            .background { rest.look.ground }
            .onPreferenceChange(SheetLookKey.self) { rest.look = $0 }
            .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
            .environment(\.dismiss, DismissAction(dismiss))
            .environment(\.isPresented, true)
            .environment(\.defersPullsAtTop, false)
            .resettingPage(isElevated: false)
    }
}

/// A sheet or popover in its placement. A sheet at the bottom edge rests at one of its detents and can be dragged.
private struct Sheet<Page: View>: View, ScreenPart {
    let page: Page
    @Binding var rest: SheetRest
    let placement: PresentedPlacement
    /// The window's size, in points.
    let window: CGSize
    /// The popover's anchor in the window.
    let anchor: CGRect
    let arrowEdge: Edge?
    let dismiss: @MainActor () -> Void
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.layoutDirection) private var direction
    @Environment(\.keyboardHeight) private var keyboardHeight

    /// The anchor, measured from the leading edge.
    private var mirroredAnchor: CGRect {
        guard direction == .rightToLeft else { return anchor }
        return CGRect(x: window.width - anchor.maxX, y: anchor.minY, width: anchor.width, height: anchor.height)
    }

    private var look: SheetLook { rest.look }

    var body: some View {
        let covered = PresentationMetrics.covered
        let isEdge = placement == .edge
        let keyboard = isEdge ? keyboardHeight : 0
        let height = max(rest.height(in: window.height, keyboard), 0)
        let contentHeight = max(rest.contentHeight(in: window.height, keyboard), 0)
        let takesIdealSize =
            placement == .popover || placement == .panel || (placement == .card && look.sizing == .fitted)
        PresentedLayout(
            placement: placement, cardSize: takesIdealSize ? nil : rest.cardSize(in: window),
            anchor: mirroredAnchor, arrowEdge: arrowEdge
        ) {
            ImplicitColumn(page)
                .frame(
                    maxWidth: takesIdealSize ? nil : .infinity, maxHeight: takesIdealSize ? nil : .infinity
                )
                .keyboardPadding(keyboard)
                .safeAreaPadding(
                    EdgeInsets(
                        top: placement == .window ? covered.top : 0, leading: 0,
                        bottom: isEdge || placement == .window ? covered.bottom : 0, trailing: 0)
                )
                .frame(height: isEdge ? contentHeight : nil, alignment: .top)
                .animation(KeyboardRequest.motion, value: keyboard)
                .background {
                    if placement == .panel, look.background == nil {
                        Color.macWindow
                    } else if placement != .popover {
                        look.ground
                    }
                }
                .overlay(alignment: .top) { if isEdge, look.showsIndicator { indicator } }
                .clipShape(corners)
                .modifier(SheetPanelEdge(shape: placement == .panel ? corners : nil))
                .background {
                    if placement == .popover { PopoverBackground(look: look, anchor: anchor) }
                }
                .contentShape(Rectangle())
                .gesture(dragging, isEnabled: isEdge)
                .padding(.bottom, isEdge ? height - contentHeight : 0)
        }
        .onPreferenceChange(SheetLookKey.self) { rest.look = $0 }
        .transformPreference(SheetLookKey.self) { $0 = SheetLook() }
        .environment(\.horizontalSizeClass, placement == .card || placement == .popover ? .compact : width)
        .environment(\.dismiss, DismissAction(dismiss))
        .environment(\.isPresented, true)
        .environment(\.defersPullsAtTop, isEdge && !look.isLocked)
        .resettingPage(isElevated: placement != .window)
    }

    private var corners: UnevenRoundedRectangle {
        let radius =
            switch placement {
            case .edge, .card, .panel: look.cornerRadius ?? PresentationMetrics.cornerRadius
            case .popover: look.cornerRadius ?? PopupMetrics.cornerRadius
            case .window: 0 as CGFloat
            }
        let lower = placement == .edge ? 0 : radius
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
            topTrailingRadius: radius, style: .continuous)
    }

    private var indicator: some View {
        Capsule().fill(Color.systemGray3).frame(width: 36, height: 5).padding(.top, 5)
    }

    private var dragging: some Gesture {
        // Measured in global coordinates, because the sheet moves with the finger.
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { rest.drag = $0.translation.height }
            .onEnded { value in
                let lands = rest.landing(after: value.predictedEndTranslation.height, in: window.height)
                withAnimation(PresentationMetrics.motion) {
                    rest.drag = 0
                    guard let lands else { return dismiss() }
                    rest.chosen = lands
                    look.selection?.wrappedValue = lands
                }
            }
    }
}

/// The hairline and the shadow around a sheet of macOS.
private struct SheetPanelEdge: ViewModifier {
    /// nil for other sheets, which have neither.
    let shape: UnevenRoundedRectangle?

    func body(content: Content) -> some View {
        if let shape {
            content.overlay { shape.stroke(Color.macPanelLine, lineWidth: 0.5) }
                .compositingGroup()
                .shadow(color: .black.opacity(0.3), radius: 18, y: 8)
        } else {
            content
        }
    }
}

extension View {
    /// Resets the environment values and bar preferences that connect a presented view with the presenting page.
    ///
    /// - Parameter isElevated: Whether the screen stays visible around the presented view.
    fileprivate func resettingPage(isElevated: Bool = true) -> some View {
        environment(\.isElevated, isElevated).environment(\.navigation, nil).environment(\.pickerLink, nil)
            .environment(\.navigationRow, false)
            .environment(\.isInList, false).environment(\.tabScroll, nil)
            .environment(\.splitColumn, nil).environment(\.sidebarToggle, nil)
            .environment(\.barStops, []).environment(\.barBelowRefreshing, 0).environment(\.isBarItem, false)
            .pageTypeSize()
            .presentingPlace()
            .transformPreference(PageBarsKey.self) { $0 = PageBars() }
    }
}
