// SPDX-License-Identifier: MIT

import Foundation
import Styles
import SwiftUI
import ViewGraph

@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
}

extension Widget {
    /// Never runs: previews draw the widget.
    public static func main() {}
}

@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Never runs: previews draw the widgets.
    public static func main() {}
}

/// A list of widgets, which is never read.
public struct _WidgetList: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor @resultBuilder
public struct WidgetBundleBuilder {
    public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    public static func buildBlock() -> _WidgetList { _WidgetList() }
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetList { _WidgetList() }
    public static func buildOptional<W: Widget>(_ widget: W?) -> _WidgetList { _WidgetList() }
    public static func buildEither<W: Widget>(first: W) -> _WidgetList { _WidgetList() }
    public static func buildEither<W: Widget>(second: W) -> _WidgetList { _WidgetList() }
    public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetList { _WidgetList() }
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// The view of an entry and whether it has margins; nil if the entry is of another type.
    func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)?
}

extension WidgetConfiguration {
    public func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? { body._view(of: entry) }
}

extension Never: WidgetConfiguration {
    public func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? { nil }
}

@MainActor @preconcurrency
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}
extension _PrimitiveWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
    public init() {}
    public func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? { nil }
}

public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
    private let make: @MainActor (any TimelineEntry) -> Content?

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) { make = { entry in (entry as? Provider.Entry).map(content) } }

    public func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? {
        make(entry).map { (AnyView($0), true) }
    }
}

/// A configuration with a modifier. Only modifiers of margins have an effect.
private struct ModifiedWidget<Content: WidgetConfiguration>: _PrimitiveWidgetConfiguration {
    let content: Content
    var hasMargins: Bool?

    func _view(of entry: any TimelineEntry) -> (view: AnyView, hasMargins: Bool)? {
        content._view(of: entry).map { ($0.view, hasMargins ?? $0.hasMargins) }
    }
}

// Names, descriptions and families are shown in the system's gallery of widgets only.
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func description(_ description: Text) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func onBackgroundURLSessionEvents(
        matching: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        ModifiedWidget(content: self, hasMargins: false)
    }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        withoutEffect(self, .widgets)
    }
}

extension View {
    nonisolated public func widgetURL(_ url: URL?) -> some View { withoutEffect(self, .widgets) }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { withoutEffect(self, .widgets) }
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        withoutEffect(self, .widgets)
    }
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { withoutEffect(self, .widgets) }
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { withoutEffect(self, .widgets) }
}
