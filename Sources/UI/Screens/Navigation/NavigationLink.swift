// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public struct NavigationLink<Label: View, Destination: View>: View, SingleRow {
    private enum Target {
        case page(() -> AnyView)
        case value(AnyHashable?)
    }

    private let target: Target
    private let isActive: Binding<Bool>?
    private let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.navigationRow) private var isRow
    @Environment(\.listSelection) private var selection
    @Environment(\.splitColumn) private var column
    @State private var identity = NavigationIdentity()

    private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
        self.target = target
        self.isActive = isActive
        self.label = label
    }

    public var body: some View {
        let _ = register()
        let button = LinkButton(isRow: isRow, isChosen: isRow && isShownInDetail, label: label, open: open)
            .disabled(navigation == nil || isDisabled)
        if case .page(let page) = target, let isActive {
            button.modifier(PresentedDestination(isPresented: isActive, page: page))
        } else {
            button
        }
    }

    private var isDisabled: Bool { if case .value(nil) = target { true } else { false } }

    /// Whether the next column of a split view shows the link's page.
    private var isShownInDetail: Bool {
        guard column?.listLook != nil, let navigation else { return false }
        switch target {
        case .page: return isActive?.wrappedValue ?? navigation.isShown(identity.key)
        case .value(let value): return value != nil && navigation.shownValue == value
        }
    }

    private func register() {
        guard let navigation, isActive == nil, case .page(let page) = target else { return }
        navigation.destinations.set(identity.key, on: navigation.level) { _ in page() }
    }

    private func open() {
        switch target {
        case .page:
            if let isActive { isActive.wrappedValue = true } else { navigation?.show(identity.key) }
        case .value(let value):
            guard let value else { return }
            // In a column of a split view, a link is a selectable row of its list.
            if let column, let selection, selection.takes(value) {
                selection.choose(value)
                column.showNext(selection.clear)
            } else {
                navigation?.showValue(value)
            }
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        let page = destination()
        self.init(.page { AnyView(page) }, label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.page { AnyView(destination) }, label: label())
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let page = destination()
        self.init(.page { AnyView(page) }, isActive: isActive, label: label())
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.page { AnyView(destination) }, isActive: isActive, label: label())
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let page = destination()
        self.init(.page { AnyView(page) }, isActive: Self.isActive(tag, selection), label: label())
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.page { AnyView(destination) }, isActive: Self.isActive(tag, selection), label: label())
    }

    private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding {
            selection.wrappedValue == tag
        } set: { isActive in
            if isActive {
                selection.wrappedValue = tag
            } else if selection.wrappedValue == tag {
                selection.wrappedValue = nil
            }
        }
    }

    /// Has no effect: the page is always pushed.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { withoutEffect(self, .standard) }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

/// A plain button; in a list, a row with a chevron.
private struct LinkButton<Label: View>: View {
    let isRow: Bool
    /// Whether the row has the background of a selected row.
    let isChosen: Bool
    let label: Label
    let open: @MainActor () -> Void
    @Environment(\.splitColumn) private var column
    @Environment(\.rowBadge) private var badge
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    /// The size of the chevron's font.
    @ScaledMetric private var chevron: CGFloat = 14

    var body: some View {
        if isRow {
            Button(action: open) {
                HStack(spacing: 8) {
                    HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
                    if let badge { RowBadge(label: badge, own: nil) }
                    // Rows whose page appears in the next column have no chevron.
                    if indicator != .hidden, column?.listLook == nil {
                        Image(systemName: "chevron.forward")
                            .font(.system(size: chevron, weight: .bold))
                            .foregroundStyle(Color.tertiaryLabel)
                            // The symbol's own margin lies outside of the row's content.
                            .padding(.trailing, -1)
                            .accessibilityHidden(true)
                    }
                }
                .environment(\.navigationRow, false)
                .transformEnvironment(\.self) { if isChosen, $0.isMac, $0.appearsActive { $0.isOnMacSelection() } }
            }
            .buttonStyle(RowButtonStyle())
            .trait(ListRowTrait.self, ListRowLook(placesBadge: true, isChosen: isChosen))
        } else {
            Button(action: open) { label }
        }
    }
}

/// Draws a link that is a row of a list.
private struct RowButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(RowLook(), fillsFrame: false, fades: false, showsQuickTaps: true)
    }
}

/// Fills the whole row in text colours, with a grey background while pressed.
private struct RowLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            // Sets a style in disabled rows only. In enabled rows, icons of labels are tinted and secondary texts have
            // their own grey.
            .transformEnvironment(\.self) { values in
                guard !values.isEnabled else { return }
                values.foreground = [HierarchicalShapeStyle.tertiary._resolve(in: values.styleContext)]
                values.foregroundAppliesToTextOnly = false
            }
            .padding(.vertical, ListMetrics.rowPadding)
            .contentShape(Rectangle())
            .padding(.vertical, -ListMetrics.rowPadding)
            .background {
                // The background extends beyond the row; the row's clip cuts off the excess.
                PressedBackground(isPressed: configuration.isPressed)
                    .padding(-RowMetrics.reach)
                    .allowsHitTesting(false)
            }
    }
}
