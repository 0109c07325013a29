// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
@_spi(ViewGraph) import ViewGraph
import Controls

/// A page of a stack below its bar.
struct PageWithBars<Content: View>: View {
    let level: Int
    let isTop: Bool
    /// The fraction by which another page covers this one; strictly between 0 and 1 during an edge drag.
    let cover: CGFloat
    /// Whether the page above uses a zoom transition. This page then stays in place.
    let isZoomed: Bool
    let modeBefore: NavigationBarItem.TitleDisplayMode
    /// The title of the previous page.
    let backTitle: Text?
    let layout: BarsLayout
    let goBack: @MainActor () -> Void
    /// Called during an edge drag with the distance as a fraction of the page's width.
    let pull: @MainActor (CGFloat) -> Void
    /// Called when an edge drag ends. `goesBack` is true if the drag pops the page.
    let endEdgeDrag: @MainActor (_ goesBack: Bool) -> Void
    let content: Content
    let report: (PageReport) -> Void
    @State private var scroll = ContentScroll()
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tabScroll) private var tabScroll
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.isElevated) private var isInSheet
    @Environment(\.pixelLength) private var pixel
    @Environment(\.isMac) private var isMac
    @ScaledMetric(relativeTo: .largeTitle) private var titleLine = BarMetrics.largeTitleLine
    @ScaledMetric private var bodyLine = BarMetrics.bodyLine

    /// The distance that a page moves while another page covers it, as a fraction of the page's width.
    private let parallax: CGFloat = 0.3

    var body: some View {
        GeometryReader { proxy in
            let sizes = BarSizes(
                titleLine: titleLine, bodyLine: bodyLine, isCompact: height == .compact, isToolbar: isMac,
                isInSheet: isInSheet,
                overlap: overlap(proxy.safeAreaInsets.top))
            // The column ensures that empty content still makes a page.
            VStack { content }
                .noting(scroll)
                .environment(
                    \.barBelowRefreshing,
                    layout.largeTitleHeight > 0 ? layout.largeTitleHeight + layout.searchHeight : 0
                )
                .environment(\.barStops, layout.stops)
                // Centres content that is larger than the page.
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .safeAreaPadding(
                    EdgeInsets(top: layout.topHeight, leading: 0, bottom: layout.bottomHeight, trailing: 0)
                )
                .background((isMac ? Color.macWindow : .systemBackground).ignoresSafeArea())
                .overlay { Color.black.opacity(0.1 * cover).ignoresSafeArea().allowsHitTesting(false) }
                .overlayPreferenceValue(PageBarsKey.self, alignment: .top) { bars in
                    let bars = bars.adding(level == 0 ? sidebarToggle : nil)
                    let layout = bars.layout(level: level, before: modeBefore, sizes: sizes)
                    ZStack(alignment: .top) {
                        Color.clear
                            .onChange(of: PageReport(layout: layout, title: bars.title, zoom: bars.zoom), initial: true)
                        {
                            report($1)
                        }
                        if !layout.isHidden {
                            NavigationBar(
                                bars: bars, layout: layout, scroll: scroll,
                                backTitle: level == 0 ? nil : backTitle ?? Text("Back"),
                                goBack: goBack
                            )
                            .modifier(
                                PlainEffectModifier(
                                    effect: BarCrossingEffect(
                                        cover: isZoomed ? 0 : cover, parallax: parallax,
                                        isMirrored: direction == .rightToLeft)))
                        }
                        if layout.hasBottomBar {
                            BottomBar(bars: bars, scroll: scroll).frame(maxHeight: .infinity, alignment: .bottom)
                        }
                    }
                }
                .environment(\.barMargin, BarMetrics.margin(in: proxy.size.width))
                .offset(x: isZoomed ? 0 : -proxy.size.width * parallax * cover)
                .highPriorityGesture(
                    edgeDrag(proxy.size.width), including: allowsEdgeSwipe ? .all : .subviews)
        }
        .onChange(of: isTop ? scroll.reachesBelow : nil, initial: true) { _, reachesBelow in
            if let reachesBelow, tabScroll?.reachesBelow != reachesBelow { tabScroll?.reachesBelow = reachesBelow }
        }
        .allowsHitTesting(isTop)
        .environment(\.allowsFocus, isTop)
        .editedPlace()
        .transformPreference(PageBarsKey.self) { $0 = PageBars(hasOwnBar: true) }
    }
}

extension PageWithBars {
    /// The height of the part of the bar that lies in the page's safe area, in whole pixels.
    private func overlap(_ inset: CGFloat) -> CGFloat {
        // If views above the stack have enlarged the safe area, the bar begins below it.
        guard inset == PresentationMetrics.covered.top else { return 0 }
        return (BarMetrics.overlap(inset) / pixel).rounded() * pixel
    }

    /// Whether an edge drag can pop the page. As on iOS, this requires a visible back button.
    private var allowsEdgeSwipe: Bool { level > 0 && isTop && !layout.isHidden && !layout.hidesBackButton }

    /// Pops the page if the drag's predicted end is past half of the width.
    private func edgeDrag(_ width: CGFloat) -> some Gesture {
        let isMirrored = direction == .rightToLeft
        func part(_ translation: CGSize) -> CGFloat {
            min(max((isMirrored ? -translation.width : translation.width) / max(width, 1), 0), 1)
        }
        return EdgeDragGesture(isMirrored: isMirrored)
            .onChanged { pull(part($0.translation)) }
            .onEnded { endEdgeDrag(part($0.predictedEndTranslation) > 0.5) }
    }
}

/// The properties that a page reports to its stack.
struct PageReport: Equatable {
    var layout: BarsLayout
    var title: Text?
    var zoom: ZoomKey?
}

/// The bar above a page: a row of buttons with the title between them, a large title, and a search field. When content
/// scrolls up, the search field collapses, then the large title, and the small title appears. The row keeps its height
/// and its fonts at all text sizes; the parts below the row grow.
struct NavigationBar: View {
    let bars: PageBars
    let layout: BarsLayout
    let scroll: ContentScroll
    /// The title of the back button; nil on the root page.
    let backTitle: Text?
    let goBack: @MainActor () -> Void
    @Environment(\.barMargin) private var margin

    var body: some View {
        let collapsed = layout.collapsedSearch(at: scroll.distance)
        VStack(spacing: 0) {
            if bars.search == nil || !bars.isSearching { titles }
            bars.search?
                .environment(\.collapsedSearch, collapsed)
                .padding(.bottom, BarMetrics.belowSearch)
                .frame(height: layout.searchHeight - collapsed, alignment: .bottom)
        }
        // Keeps touches on the bar from reaching the content below it.
        .contentShape(Rectangle())
        .background(
            BarBackground(
                bars: bars, bar: .navigationBar, edges: .top, isOverContent: layout.isOverContent(at: scroll.distance))
        )
        .barScheme(bars, .navigationBar)
    }

    @ViewBuilder private var titles: some View {
        let showsTitle = layout.showsSmallTitle(at: scroll.distance)
        if layout.sizes.isToolbar { toolbar } else { row(showsTitle) }
    }

    /// The toolbar of macOS: the way back and the title at the leading edge, the items at the trailing edge.
    private var toolbar: some View {
        HStack(spacing: 0) {
            if backTitle != nil, !bars.hidesBackButton {
                Button(action: goBack) {
                    Image(systemName: "chevron.backward").font(.system(size: 15, weight: .medium))
                        .frame(width: 28, height: 28).contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .padding(.leading, 8)
            }
            let leading = bars.items(.leading)
            if !leading.isEmpty { BarItems(items: leading).modifier(ToolbarButtons()).padding(.leading, margin) }
            bars.title?.ignoringOwnStyles().font(.system(size: 15, weight: .bold)).lineLimit(1)
                .padding(.leading, backTitle == nil || bars.hidesBackButton ? margin : 8)
            Spacer(minLength: 8)
            let principal = bars.items(.principal)
            ForEach(principal.indices, id: \.self) { principal[$0].view }
            if !principal.isEmpty { Spacer(minLength: 8) }
            TrailingItems(bars: bars).modifier(ToolbarButtons())
        }
        .frame(height: layout.sizes.row)
        .frame(height: layout.sizes.bar, alignment: .bottom)
    }

    @ViewBuilder private func row(_ showsTitle: Bool) -> some View {
        NavigationBarRow(showsTitle: showsTitle || !bars.items(.principal).isEmpty) {
            HStack(spacing: 0) { leading }
            HStack(spacing: 0) { title(isShown: showsTitle) }
            TrailingItems(bars: bars)
        }
        .frame(height: layout.sizes.row)
        .frame(height: layout.sizes.bar, alignment: .bottom)
        .barTypeSize()
        if layout.isLarge, let title = bars.title {
            title.ignoringOwnStyles().font(.largeTitle.bold())
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, margin)
                .padding(.bottom, 8)
                .frame(height: layout.largeTitleHeight(at: scroll.distance), alignment: .bottom)
                .clipped()
        }
    }

    @ViewBuilder private var leading: some View {
        if let backTitle, !bars.hidesBackButton {
            // Chooses a shorter form of the back button if the title needs the middle of the bar.
            ViewThatFits(in: .horizontal) {
                backButton(backTitle)
                backButton(Text("Back")).accessibilityLabel(backTitle)
                backButton(nil).accessibilityLabel(backTitle)
            }
            .padding(.leading, BarMetrics.backMargin)
        }
        let items = bars.items(.leading)
        if !items.isEmpty { BarItems(items: items).padding(.leading, margin) }
    }

    private func backButton(_ title: Text?) -> some View {
        Button(action: goBack) {
            HStack(spacing: 6) {
                Image(systemName: "chevron.backward").font(.system(size: 22.5, weight: .bold))
                    // A button without a title is named by its symbol.
                    .accessibilityHidden(title != nil)
                title?.ignoringOwnStyles().font(.body).lineLimit(1)
            }
            .frame(height: layout.sizes.row)
            .contentShape(Rectangle())
        }
    }

    @ViewBuilder private func title(isShown: Bool) -> some View {
        let principal = bars.items(.principal)
        if !principal.isEmpty {
            HStack { ForEach(principal.indices, id: \.self) { principal[$0].view } }
        } else if let title = bars.title {
            // The small title appears when the large title has scrolled away.
            title.ignoringOwnStyles().font(.headline).lineLimit(1)
                .opacity(isShown ? 1 : 0)
                .animation(layout.isLarge ? .easeInOut(duration: 0.2) : nil, value: isShown)
        }
    }
}

/// The buttons of a toolbar of macOS, which have no bezels.
private struct ToolbarButtons: ViewModifier {
    func body(content: Content) -> some View {
        content.buttonStyle(.plain).foregroundStyle(.secondary).imageScale(.large)
    }
}

/// The bar below a page, with the page's items for the bottom bar in a row.
struct BottomBar: View {
    let bars: PageBars
    let scroll: ContentScroll
    @Environment(\.barMargin) private var margin

    var body: some View {
        let items = bars.items(.bottom)
        HStack {
            ForEach(items.indices, id: \.self) {
                items[$0].view.labelStyle(.iconOnly).imageScale(.large).environment(\.isBarItem, true)
            }
        }
        .barTypeSize()
        .frame(maxWidth: .infinity)
        .padding(.horizontal, margin)
        .frame(height: BarMetrics.bottomHeight)
        .background(BarBackground(bars: bars, bar: .bottomBar, edges: .bottom, isOverContent: scroll.reachesBelow))
        .barScheme(bars, .bottomBar)
    }
}

/// The background of a bar. Drawn if it is set to visible. If it is not set, drawn when content lies beneath the bar.
struct BarBackground: View {
    let bars: PageBars
    let bar: ToolbarPlacement
    let edges: Edge.Set
    let isOverContent: Bool
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        let visibility = bars.backgroundVisibility[bar] ?? bars.backgroundVisibility[.automatic] ?? .automatic
        let style = bars.backgrounds[bar] ?? bars.backgrounds[.automatic]
        if visibility == .visible || (visibility == .automatic && isOverContent) {
            Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: edges.union(.horizontal))
                .overlay(alignment: edges == .top ? .bottom : .top) {
                    if style == nil { Color.separator.frame(height: pixel).ignoresSafeArea(edges: .horizontal) }
                }
        }
    }
}

extension View {
    /// Applies the colour scheme set for a bar.
    @ViewBuilder fileprivate func barScheme(_ bars: PageBars, _ bar: ToolbarPlacement) -> some View {
        if let scheme = bars.schemes[bar] ?? bars.schemes[.automatic] {
            environment(\.colorScheme, scheme)
        } else {
            self
        }
    }
}
