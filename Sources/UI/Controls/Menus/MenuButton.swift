// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A button that opens a menu. Inside an open menu, it is an item that expands a submenu.
struct MenuButton: View, UnnamedView {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.openMenu) private var outer
    @Environment(\.isMac) private var isMac
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if outer != nil {
            MenuItem {
                isOpen.toggle()
            } label: {
                configuration.label
            } accessory: {
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
                    .accessibilityHidden(true)
            }
            .animation(.snappy(duration: 0.3), value: isOpen)
            if isOpen { configuration.content }
        } else if let action = configuration.primaryAction {
            Button(action: action) { configuration.label }
                .simultaneousGesture(LongPressGesture(minimumDuration: 0.35).onEnded { _ in open() })
                .menu(isOpen: $isOpen) { configuration.content }
        } else {
            Button(action: open) { isMac ? AnyView(pulledDown) : AnyView(configuration.label) }
                .menu(isOpen: $isOpen) { configuration.content }
        }
    }

    /// The label of a pull-down button of macOS.
    private var pulledDown: some View {
        HStack(spacing: 5) {
            configuration.label
            Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).accessibilityHidden(true)
        }
    }

    private func open() { withAnimation(PopupMetrics.motion) { isOpen = true } }
}
