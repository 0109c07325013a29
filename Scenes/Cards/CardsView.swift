import SwiftUI

/// A list of cards; one that is tapped opens.
struct CardsView: View {
    @State private var openCard: Int?
    @State private var colors = (0..<6).map { _ in Color.random() }

    var body: some View {
        ZStack {
            Color(.systemGroupedBackground)
            if let openCard {
                CardDetailView(color: colors[openCard]) { self.openCard = nil }
            } else {
                list
            }
        }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Cards").font(.largeTitle.bold())
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 20) {
                    ForEach(0..<2, id: \.self) { column in
                        let index = row * 2 + column
                        CardThumbnailView(color: colors[index])
                            .accessibilityLabel("Card \(index + 1)")
                            .onTapGesture { openCard = index }
                    }
                }
            }
        }
    }
}

/// A card, small.
struct CardThumbnailView: View {
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 15)
            .foregroundColor(color)
            .frame(width: Settings.thumbnailSize.width, height: Settings.thumbnailSize.height)
            .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
    }
}

extension Color {
    static let cardColors: [Color] = [.green, .red, .blue, .gray, .yellow, .pink, .orange, .purple]

    /// One of the colours that cards have.
    static func random() -> Color { cardColors.randomElement() ?? .black }
}
