// SPDX-License-Identifier: MIT

import SwiftUI

/// A family of controls in all states, in light and dark mode side by side.
struct ControlSheet<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    /// In points; as wide as a phone. Light mode and dark mode have one column each.
    private static var width: CGFloat { 393 }

    var body: some View {
        HStack(spacing: 0) {
            column.environment(\.colorScheme, .light)
            column.environment(\.colorScheme, .dark)
        }
    }

    private var column: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.title2.bold())
            content
        }
        .padding(16)
        .frame(width: Self.width, alignment: .leading)
        .frame(maxHeight: .infinity, alignment: .top)
        .background(Color(.systemBackground))
    }
}

/// Controls side by side below a caption.
struct ControlRow<Content: View>: View {
    let caption: String
    let content: Content

    init(_ caption: String, @ViewBuilder content: () -> Content) {
        self.caption = caption
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(caption).font(.caption2).foregroundStyle(.secondary)
            HStack(spacing: 14) { content }
        }
    }
}
