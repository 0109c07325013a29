// SPDX-License-Identifier: MIT

import SwiftUI

/// One symbol in four rendering modes.
struct RenderingModesCard: View {
    private let name = "person.3.sequence.fill"

    var body: some View {
        HStack(spacing: 0) {
            form("Monochrome") { Image(systemName: name).symbolRenderingMode(.monochrome) }
            form("Hierarchical") { Image(systemName: name).symbolRenderingMode(.hierarchical) }
            form("Palette") { Image(systemName: name).foregroundStyle(.indigo, .pink, .orange) }
            form("Multicolor") { Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor) }
        }
        .foregroundStyle(.blue)
        .effectCardBackground()
    }
}

/// One symbol in the scripts of six languages, and one that is mirrored in right-to-left layouts.
struct LocalesCard: View {
    private let languages = ["en", "he", "ar", "hi", "th", "ta"]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(languages, id: \.self) { language in
                form(language) {
                    Image(systemName: "character.book.closed.fill")
                        .environment(\.locale, Locale(identifier: language))
                }
            }
            form("ltr") { arrow(.leftToRight) }
            form("rtl") { arrow(.rightToLeft) }
        }
        .foregroundStyle(.brown)
        .effectCardBackground()
    }

    private func arrow(_ direction: LayoutDirection) -> some View {
        Image(systemName: "arrowshape.turn.up.forward.fill")
            .environment(\.layoutDirection, direction)
    }
}

@MainActor private func form<Symbol: View>(_ caption: String, @ViewBuilder _ symbol: () -> Symbol) -> some View {
    VStack(spacing: 6) {
        symbol()
            .font(.system(size: 22))
            .frame(height: 30)
        Text(caption)
            .font(.system(size: 10.5))
            .foregroundStyle(Color.secondary)
    }
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity)
}
