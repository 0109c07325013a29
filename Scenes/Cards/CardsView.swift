// SPDX-License-Identifier: MIT

import SwiftUI

/// A list of cards; a tap opens one.
struct CardsView: View {
    @State private var openCard: Int?
    @State private var colors = Color.cardColors.shuffled()

    var body: some View {
        ZStack {
            Color(.systemGroupedBackground)
            if let openCard {
                CardDetailView(color: colors[openCard], topic: CardTopic.all[openCard]) { self.openCard = nil }
            } else {
                list
            }
        }
        .ignoresSafeArea()
    }

    private var list: some View {
        ScenePage(title: PageTitle(title: "Cards")) {
            VStack(spacing: 20) {
                ForEach(0..<3, id: \.self) { row in
                    HStack(spacing: 20) {
                        ForEach(0..<2, id: \.self) { column in
                            let index = row * 2 + column
                            CardThumbnailView(color: colors[index], topic: CardTopic.all[index])
                                .accessibilityLabel("Card \(index + 1)")
                                .onTapGesture { openCard = index }
                        }
                    }
                }
            }
        }
    }
}

/// A thumbnail of a card: an image above its title and caption.
struct CardThumbnailView: View {
    let color: Color
    let topic: CardTopic

    var body: some View {
        VStack(spacing: 0) {
            picture
            VStack(alignment: .leading, spacing: 1) {
                Text(topic.title)
                    .font(.subheadline.weight(.semibold))
                Text(topic.caption)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 13)
            .padding(.vertical, 10)
        }
        .frame(width: Settings.thumbnailSize.width, height: Settings.thumbnailSize.height)
        .clipShape(RoundedRectangle(cornerRadius: 15))
        .background(
            RoundedRectangle(cornerRadius: 15)
                .fill(Color(.secondarySystemGroupedBackground))
                .shadow(color: .black.opacity(0.16), radius: 5, y: 2))
    }

    private var picture: some View {
        Rectangle()
            .fill(color.gradient)
            .overlay {
                Circle()
                    .fill(.white.opacity(0.2))
                    .frame(width: 124, height: 124)
                    .offset(x: 52, y: -52)
            }
            .overlay {
                Capsule()
                    .fill(.white.opacity(0.16))
                    .frame(width: 170, height: 66)
                    .rotationEffect(.degrees(-24))
                    .offset(x: -44, y: 58)
            }
            .overlay {
                Image(systemName: topic.symbol)
                    .font(.system(size: 52))
                    .foregroundStyle(.white)
                    .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
            }
            .clipped()
    }
}

extension Color {
    static let cardColors: [Color] = [.green, .red, .blue, .gray, .yellow, .pink, .orange, .purple]
}
