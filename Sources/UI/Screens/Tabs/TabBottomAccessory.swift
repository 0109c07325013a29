// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUICore

/// The accessory above a tab bar is always `expanded`, because the bar has a constant size.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline
    case expanded
}

/// Dimensions of a tab bar's accessory, in points.
enum TabAccessoryMetrics {
    static let height: CGFloat = 48
    /// The distance from the tab bar.
    static let gap: CGFloat = 8
    static let margin: CGFloat = 20
}

private enum TabBottomAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    var tabBottomAccessory: AnyView? {
        get { self[TabBottomAccessoryKey.self] }
        set { self[TabBottomAccessoryKey.self] = newValue }
    }
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil) }

    /// - Parameter height: The height of the tab bar below the accessory, in points.
    @ViewBuilder func tabAccessory(_ accessory: AnyView?, above height: CGFloat) -> some View {
        if let accessory {
            environment(\.tabBottomAccessory, nil)
                .overlay(alignment: .bottom) {
                    accessory
                        .frame(maxWidth: .infinity)
                        .frame(height: TabAccessoryMetrics.height)
                        .background(.bar, in: Capsule())
                        .clipShape(Capsule())
                        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
                        .padding(.horizontal, TabAccessoryMetrics.margin)
                        .padding(.bottom, height + TabAccessoryMetrics.gap)
                        .environment(\.tabBottomAccessory, nil)
                        .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                }
        } else {
            self
        }
    }
}
