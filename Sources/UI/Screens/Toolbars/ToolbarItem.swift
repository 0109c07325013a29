// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side: Sendable { case leading, principal, trailing, bottom, keyboard }
    private let name: String
    let side: Side
    /// Whether the item is set in semibold.
    var isConfirmation: Bool { self == .confirmationAction }

    private init(_ name: String, _ side: Side) {
        self.name = name
        self.side = side
    }

    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    public static let principal = ToolbarItemPlacement("principal", .principal)
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    public static let status = ToolbarItemPlacement("status", .bottom)
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Stored but ignored: such items are not shown.
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    public static let title = ToolbarItemPlacement("title", .principal)
    public static let topBarPinnedTrailing = ToolbarItemPlacement("topBarPinnedTrailing", .trailing)
}

public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let statusBar = ToolbarPlacement(name: "statusBar")
}

struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    var view: AnyView
    /// Items of a lower priority move to the overflow menu first.
    var priority = ToolbarItemVisibilityPriority.automatic
    /// Whether the view is the content of the overflow menu.
    var isOverflow = false
    /// Whether the view is a `ToolbarSpacer`.
    var isSpace = false
}

@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    func _collect(into list: inout _ToolbarEntries)
}

extension ToolbarContent {
    public func _collect(into list: inout _ToolbarEntries) { body._collect(into: &list) }

    /// Has no effect: items share no background.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        unsupported(self, "sharedBackgroundVisibility(.visible)", when: visibility == .visible)
    }
}

/// Equivalent to `ToolbarContent`, because items cannot be customised.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
    /// Has no effect: items share no background.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        unsupported(self, "sharedBackgroundVisibility(.visible)", when: visibility == .visible)
    }
}

/// The items of a toolbar in order.
public struct _ToolbarEntries {
    var entries: [ToolbarEntry] = []
}

extension Never: ToolbarContent {}

/// Built-in content without a body.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public func _collect(into list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: placement, view: AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public func _collect(into list: inout _ToolbarEntries) {
        let row =
            placement.side == .bottom ? AnyView(HStack { content }) : AnyView(BarItemRow { content })
        list.entries.append(ToolbarEntry(placement: placement, view: row))
    }
}

/// A space at least 8 points wide. The sizing is ignored.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public func _collect(into list: inout _ToolbarEntries) {
        list.entries.append(
            ToolbarEntry(placement: placement, view: AnyView(Spacer(minLength: 8)), isSpace: true))
    }
}

public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool
    public static let flexible = SpacerSizing(isFixed: false)
    public static let fixed = SpacerSizing(isFixed: true)
}

/// The content that a block of the toolbar builder returns.
public struct _ToolbarList: _PrimitiveToolbarContent {
    private let collect: @MainActor (inout _ToolbarEntries) -> Void
    init(_ collect: @escaping @MainActor (inout _ToolbarEntries) -> Void) { self.collect = collect }
    public func _collect(into list: inout _ToolbarEntries) { collect(&list) }
}

extension Group: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { self = .holding(content()) }
    public func _collect(into list: inout _ToolbarEntries) { content._collect(into: &list) }
}

extension Optional: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
    public func _collect(into list: inout _ToolbarEntries) { self?._collect(into: &list) }
}

@MainActor @preconcurrency
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock() -> _ToolbarList { _ToolbarList { _ in } }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
        _ToolbarList { list in repeat (each content)._collect(into: &list) }
    }
    /// Returns `C?` rather than a new type, so that the compiler can infer the type of an absent item.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: ToolbarContent>(first content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
    public static func buildEither<C: ToolbarContent>(second content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
        _ToolbarList { content._collect(into: &$0) }
    }
}

extension View {
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var list = _ToolbarEntries()
        content()._collect(into: &list)
        let entries = list.entries
        return pageBars { $0.items += entries }
    }

    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(HStack(spacing: 16) { content() }))
        return pageBars { $0.items.append(entry) }
    }

    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }

    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }

    nonisolated private func setVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        pageBars { page in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic), visibility != .automatic {
                page.isHidden = visibility == .hidden
            }
        }
        .transformPreference(TabBarHiddenKey.self) { hidden in
            if bars.contains(.tabBar), visibility != .automatic { hidden = visibility == .hidden }
        }
        .transformPreference(StatusBarHiddenKey.self) { hidden in
            if bars.contains(.statusBar), visibility != .automatic { hidden = visibility == .hidden }
        }
    }

    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgrounds[bar] = AnyShapeStyle(style) }
        }
    }

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgroundVisibility[bar] = visibility }
        }
    }

    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.backgroundVisibility[bar] = visibility }
        }
    }

    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        pageBars { page in
            for bar in bars.isEmpty ? [.automatic] : bars { page.schemes[bar] = scheme }
        }
    }

    /// Removes the button that shows and hides a split view's sidebar. Other kinds of items are not removed.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        pageBars { $0.hidesSidebarToggle = $0.hidesSidebarToggle || defaultItemKind == .sidebarToggle }
    }

    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        unsupported(self, "toolbarRole", when: role == .browser || role == .editor)
    }
    /// Has no effect: titles do not react to taps.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        unsupported(self, "toolbarTitleMenu")
    }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        pageBars { $0.titleMode = mode.mode }
    }
}

public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// Whether to hide the tab bar; nil if no view decides.
enum TabBarHiddenKey: NeutralPreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
