// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public struct NavigationStack<Data, Root: View>: View {
    private let path: Binding<[AnyHashable]>?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = Binding {
            path.wrappedValue.values
        } set: {
            path.wrappedValue.values = $0
        }
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = Binding {
            path.wrappedValue.map { AnyHashable($0) }
        } set: {
            path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
        }
        self.root = root()
    }

    @Environment(\.splitColumn) private var column

    public var body: some View {
        // In a narrow window, the columns of a split view are pages of one stack. A nested stack without a path then
        // shows only its root. Its links push their pages on the stack of the columns.
        if path == nil, column?.isPage == true {
            root.environment(\.splitColumn, nil)
        } else {
            PageStack(path: path, root: root)
        }
    }
}

public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @Environment(\.stacksNavigationViews) private var isStacked
    @Environment(\.horizontalSizeClass) private var width

    /// Shows several views as columns. A narrow window shows only the first view. A wide window shows a single view as
    /// a sidebar beside an empty detail.
    public var body: some View {
        let views = (content as? any AnyViewList)?.views ?? []
        if views.count <= 1, isStacked || width != .regular {
            PageStack(path: nil, root: content)
        } else if isStacked {
            PageStack(path: nil, root: AnyView.erased(views[0]))
        } else if views.count > 2 {
            NavigationSplitView {
                AnyView.erased(views[0])
            } content: {
                AnyView.erased(views[1])
            } detail: {
                AnyView.erased(views[2])
            }
        } else if views.count == 2 {
            NavigationSplitView {
                AnyView.erased(views[0])
            } detail: {
                AnyView.erased(views[1])
            }
        } else {
            NavigationSplitView(sidebar: { content }, detail: {})
        }
    }
}

/// A page above the root.
struct NavigationPage: Identifiable {
    let id: Int
    let key: NavigationDestinations.Key
    let value: AnyHashable
}

struct PageStack<Root: View>: View {
    let path: Binding<[AnyHashable]>?
    let root: Root
    /// The next split-view column, in which links of the root show their pages; nil if these links push their pages.
    var detail: ColumnLinks?
    @State private var ownPath: [AnyHashable] = []
    /// The pages pushed by links, above the pages of the path.
    @State private var links: [NavigationDestinations.Key] = []
    @State private var destinations = NavigationDestinations()
    /// The reports of pages about their bars, by level.
    @State private var layouts: [Int: BarsLayout] = [:]
    @State private var titles: [Int: Text] = [:]
    @State private var zooms: [Int: ZoomKey] = [:]
    /// The progress of the edge drag that pulls the top page off the screen: 0 (in place) to 1 (gone).
    @State private var pulled: CGFloat = 0

    private var values: [AnyHashable] {
        get { path?.wrappedValue ?? ownPath }
        nonmutating set { if let path { path.wrappedValue = newValue } else { ownPath = newValue } }
    }

    private var pages: [NavigationPage] {
        let values = values
        let ofValues = values.indices.map { index in
            NavigationPage(
                id: index + 1, key: .type(ObjectIdentifier(type(of: values[index].base))), value: values[index])
        }
        let ofLinks = links.indices.map { index in
            NavigationPage(id: values.count + index + 1, key: links[index], value: AnyHashable(0))
        }
        return ofValues + ofLinks
    }

    var body: some View {
        let pages = pages
        ZStack {
            page(0, isTop: pages.isEmpty) { root }
            ForEach(pages) { page in
                self.page(page.id, isTop: page.id == pages.count) {
                    DestinationPage(destinations: destinations, page: page)
                }
                .transition(PageTransition(level: page.id, pulled: page.id == pages.count ? pulled : 0))
                .zIndex(Double(page.id))
            }
        }
        .animation(BarMetrics.motion, value: pages.count)
        .environment(\.pageZooms, zooms)
    }

    private func page<Content: View>(
        _ level: Int, isTop: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let top = pages.count
        return PageWithBars(
            level: level, isTop: isTop, cover: isTop ? 0 : level == top - 1 ? 1 - pulled : 1,
            isZoomed: zooms[level + 1] != nil,
            modeBefore: level == 0 ? .large : layouts[level - 1]?.mode ?? .large,
            backTitle: level == 0 ? nil : titles[level - 1], layout: layouts[level] ?? BarsLayout(),
            goBack: { pop(to: level - 1) }, pull: { pulled = $0 }, endEdgeDrag: { endEdgeDrag(level, goesBack: $0) },
            content: content(), report: { note($0, of: level) }
        )
        .environment(\.navigation, context(level))
        .environment(\.pickerLink, .pushing)
        .environment(\.navigationRow, false)
        .environment(\.isInList, false)
        .modifier(PopOnDismiss(isFirst: level == 0) { pop(to: level - 1) })
        .accessibilityHidden(!isTop)
    }

    private func note(_ report: PageReport, of level: Int) {
        // A new page gets its bars without animation.
        var transaction = Transaction.current
        transaction.disablesAnimations = transaction.disablesAnimations || layouts[level] == nil
        withTransaction(transaction) {
            if layouts[level] != report.layout { layouts[level] = report.layout }
            if titles[level] != report.title { titles[level] = report.title }
        }
        // A zooming page must not move the page below it, which has already begun to slide. This animation slides it
        // back.
        if zooms[level] != report.zoom { withAnimation(BarMetrics.motion) { zooms[level] = report.zoom } }
    }

    private func context(_ level: Int) -> NavigationContext {
        if level == 0, let detail { return context(of: detail) }
        return NavigationContext(
            destinations: destinations, level: level,
            show: { key in
                cut(to: level)
                links.append(key)
            },
            showValue: { value in
                cut(to: level)
                // `values` is the path. It gets every pushed value, even if the page that pushes it was shown by a
                // link.
                values.append(value)
            },
            hide: { key in
                if let index = links.firstIndex(of: key) { links.removeSubrange(index...) }
            },
            isShown: { key in links.contains(key) })
    }

    /// The navigation operations for links in a column: they show their pages in the next column.
    private func context(of detail: ColumnLinks) -> NavigationContext {
        let destinations = destinations
        func isShown(_ key: NavigationDestinations.Key) -> Bool {
            detail.page.map { $0.destinations === destinations && $0.key == key } ?? false
        }
        return NavigationContext(
            destinations: destinations, level: 0,
            show: { detail.show(ColumnPage(destinations: destinations, key: $0, value: AnyHashable(0))) },
            showValue: { value in
                let key = NavigationDestinations.Key.type(ObjectIdentifier(type(of: value.base)))
                detail.show(ColumnPage(destinations: destinations, key: key, value: value))
            },
            hide: { if isShown($0) { detail.show(nil) } }, isShown: isShown,
            shownValue: detail.page.flatMap { $0.destinations === destinations ? $0.value : nil })
    }

    /// Pops all pages above a level.
    private func cut(to level: Int) {
        let count = values.count
        if level < count { values = Array(values.prefix(level)) }
        links = Array(links.prefix(max(level - min(level, count), 0)))
    }

    private func pop(to level: Int) { cut(to: max(level, 0)) }

    /// Ends an edge drag: pops the page if `goesBack` is true, otherwise moves it back to its place.
    private func endEdgeDrag(_ level: Int, goesBack: Bool) {
        withAnimation(BarMetrics.motion) {
            if goesBack { pop(to: level - 1) }
            pulled = 0
        }
    }
}

/// The content of a page above the root, rebuilt when its builder changes.
struct DestinationPage: View {
    let destinations: NavigationDestinations
    let page: NavigationPage
    private var reader = DestinationReader()

    init(destinations: NavigationDestinations, page: NavigationPage) {
        (self.destinations, self.page) = (destinations, page)
    }

    var body: some View {
        let _ = destinations.connect(reader, to: page.id)
        if let view = destinations.page(page.key, page.value) {
            view
        } else {
            // Shown if no destination is registered for the value, as in SwiftUI.
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
        }
    }
}

/// Makes `dismiss` pop the page. Has no effect on the root page.
private struct PopOnDismiss: ViewModifier {
    let isFirst: Bool
    let pop: @MainActor () -> Void

    func body(content: Content) -> some View {
        let (isFirst, pop) = (isFirst, pop)
        return
            content
            .transformEnvironment(\.dismiss) { if !isFirst { $0 = DismissAction(pop) } }
            .transformEnvironment(\.isPresented) { if !isFirst { $0 = true } }
    }
}

extension PickerLink {
    /// Pushes a page that lists a picker's options.
    fileprivate static let pushing = PickerLink { row, title, options in
        AnyView(
            NavigationLink {
                List { options }
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .principal) { title.font(.headline) } }
            } label: {
                row
            })
    }
}
