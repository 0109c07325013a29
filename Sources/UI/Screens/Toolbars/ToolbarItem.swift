// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side: Sendable { case leading, principal, trailing, bottom, keyboard }
    private let name: String
    let side: Side
    /// The one that is written in semibold.
    var isConfirmation: Bool { self == .confirmationAction }

    private init(_ name: String, _ side: Side) {
        self.name = name
        self.side = side
    }

    /// At the trailing end of the bar above.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle of the bar above, in place of the title.
    public static let principal = ToolbarItemPlacement("principal", .principal)
    /// At the leading end of the bar above.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// At the trailing end of the bar above.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// At the trailing end of the bar above.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    /// In the bar below.
    public static let status = ToolbarItemPlacement("status", .bottom)
    /// At the trailing end of the bar above, in semibold.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
    /// At the leading end of the bar above.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// At the trailing end of the bar above.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Above the keyboard, which there is none of here.
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
    /// In the bar below.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    /// At the leading end of the bar above.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// At the trailing end of the bar above.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// At the leading end of the bar above.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// At the trailing end of the bar above.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// In the middle of the bar above.
    public static let title = ToolbarItemPlacement("title", .principal)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// All bars.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar above.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar below.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a window, which there is none of on iOS.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// An item as a bar shows it.
struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    var view: AnyView
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body, which the compiler finds out.
    associatedtype Body: ToolbarContent
    /// What these items are made of.
    @ToolbarContentBuilder var body: Body { get }
    /// For this engine: adds the items to a list.
    func _collect(into list: inout _ToolbarEntries)
}

extension ToolbarContent {
    /// For this engine: adds the items of the body.
    public func _collect(into list: inout _ToolbarEntries) { body._collect(into: &list) }

    /// Changes nothing: items have no background together here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// Items that a person may arrange, which nobody does here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
    /// Changes nothing: items have no background together here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        self
    }
}

/// For this engine: the items of a toolbar, in order.
public struct _ToolbarEntries {
    var entries: [ToolbarEntry] = []
}

extension Never: ToolbarContent {}

/// Items of our own, which have no body.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    /// Never called.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// For this engine: adds the item.
    public func _collect(into list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    /// An item at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// An item at a place, under a name.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// For this engine: adds the items.
    public func _collect(into list: inout _ToolbarEntries) {
        let row = HStack(spacing: placement.side == .bottom ? nil : 16) { content }
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(row)))
    }
}

/// Room between items.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement

    /// Room at a place.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    /// For this engine: adds the room.
    public func _collect(into list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(Spacer(minLength: 8))))
    }
}

/// How wide room is.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool
    /// As wide as can be.
    public static let flexible = SpacerSizing(isFixed: false)
    /// As wide as usual.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// Several items one after the other.
public struct _ToolbarList: _PrimitiveToolbarContent {
    private let collect: @MainActor (inout _ToolbarEntries) -> Void
    init(_ collect: @escaping @MainActor (inout _ToolbarEntries) -> Void) { self.collect = collect }
    /// For this engine: adds the items.
    public func _collect(into list: inout _ToolbarEntries) { collect(&list) }
}

extension Group: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
    /// A group of items.
    public init(@ToolbarContentBuilder content: () -> Content) { self = .holding(content()) }
    /// For this engine: adds the items.
    public func _collect(into list: inout _ToolbarEntries) { content._collect(into: &list) }
}

extension Optional: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
    /// For this engine: adds the items, if there are any.
    public func _collect(into list: inout _ToolbarEntries) { self?._collect(into: &list) }
}

/// Puts items together.
@MainActor @preconcurrency
@resultBuilder public struct ToolbarContentBuilder {
    /// One item.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// No items.
    public static func buildBlock() -> _ToolbarList { _ToolbarList { _ in } }
    /// One item.
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    /// Items one after the other.
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
        _ToolbarList { list in repeat (each content)._collect(into: &list) }
    }
    /// Items that may be there.
    ///
    /// Where there are none, the compiler knows the type by the result alone.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    /// The first of two choices.
    public static func buildEither<C: ToolbarContent>(first content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
    /// The second of two choices.
    public static func buildEither<C: ToolbarContent>(second content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
    /// Items of newer systems.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
}

extension View {
    /// Items in the bars around the page that this view is on.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var list = _ToolbarEntries()
        content()._collect(into: &list)
        let entries = list.entries
        return pageBars { $0.items += entries }
    }

    /// Views at the trailing end of the bar above the page that this view is on.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(HStack(spacing: 16) { content() }))
        return pageBars { $0.items.append(entry) }
    }

    /// Items that a person may arrange, under a name.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Whether bars are shown.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic), visibility != .automatic {
                page.isHidden = visibility == .hidden
            }
        }
        .transformPreference(TabBarHiddenKey.self) { hidden in
            if bars.contains(.tabBar), visibility != .automatic { hidden = visibility == .hidden }
        }
    }

    /// Whether bars are shown.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic), visibility != .automatic {
                page.isHidden = visibility == .hidden
            }
        }
        .transformPreference(TabBarHiddenKey.self) { hidden in
            if bars.contains(.tabBar), visibility != .automatic { hidden = visibility == .hidden }
        }
    }

    /// What bars are painted with, while content is behind them.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgrounds[bar] = AnyShapeStyle(style) }
        }
    }

    /// Whether bars are painted even where no content is behind them.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgroundVisibility[bar] = visibility }
        }
    }

    /// Whether bars are painted even where no content is behind them.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgroundVisibility[bar] = visibility }
        }
    }

    /// Whether bars are light or dark; nil: as the rest.
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.schemes[bar] = scheme }
        }
    }

    /// What a title does when it is touched; nothing here.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// A menu of the title; titles are not touched here.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// How the title is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        pageBars { $0.titleMode = mode.mode }
    }
}

/// What a page is for, which changes nothing here.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Goes through pages.
    public static let browser = ToolbarRole(name: "browser")
    /// Changes a document.
    public static let editor = ToolbarRole(name: "editor")
    /// Goes forward and back.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As that of the page before.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Below the bar, in large letters.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Below the bar, in large letters.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// Whether the bar of tabs is left out; nil where nobody says.
enum TabBarHiddenKey: NeutralPreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
