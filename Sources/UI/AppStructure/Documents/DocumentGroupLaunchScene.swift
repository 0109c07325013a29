// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUICore

/// Not drawn, with a warning: there is no document browser. The app shows the new document of its `DocumentGroup`.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
    public nonisolated init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ title: LocalizedStringResource, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ title: some StringProtocol, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public nonisolated init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    @MainActor public static func _window(_ scene: Self) -> AnyView? {
        HostServices.warn("DocumentGroupLaunchScene is not drawn: the app shows a new document")
        return nil
    }
}

public struct DefaultDocumentGroupLaunchActions: View {
    public nonisolated init() {}
    public var body: some View { NewDocumentButton() }
}

/// Never made, because the launch scene is not drawn.
public struct DocumentLaunchGeometryProxy: Sendable {
    public let frame: CGRect
    public let titleViewFrame: CGRect
}
