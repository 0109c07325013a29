// SPDX-License-Identifier: MIT

import SwiftUI

/// An open card with three elements that can be moved, rotated and resized.
struct CardDetailView: View {
    let color: Color
    let topic: CardTopic
    var isGrouped = false
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: PageMetrics.spacing) {
            HStack(alignment: .firstTextBaseline) {
                PageTitle(title: topic.title)
                Button("Done", action: close)
                    .font(.body.weight(.semibold))
            }
            ZStack {
                paper
                elements
            }
            tools
        }
        .padding(.top, PageMetrics.top)
        .padding(.horizontal, PageMetrics.side)
        .padding(.bottom, 28)
    }

    /// The card with a large pale symbol of its topic.
    private var paper: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color(.secondarySystemGroupedBackground))
            .shadow(color: .black.opacity(0.2), radius: 8, y: 3)
            .overlay {
                LinearGradient(
                    colors: [color.opacity(0.07), color.opacity(0.2)], startPoint: .top, endPoint: .bottom
                )
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: topic.symbol)
                        .font(.system(size: 210))
                        .foregroundStyle(color.opacity(0.14))
                        .rotationEffect(.degrees(-14))
                        .offset(x: 44, y: 30)
                }
                .clipShape(RoundedRectangle(cornerRadius: 24))
            }
            .overlay(alignment: .topLeading) {
                Label(topic.caption, systemImage: "calendar")
                    .font(.subheadline.weight(.medium))
                    .foregroundStyle(.secondary)
                    .padding(22)
            }
            .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(color, lineWidth: 5) }
    }

    /// A toolbar with the kinds of elements that a card can hold. Its items have no actions.
    private var tools: some View {
        HStack(spacing: 0) {
            tool("Photos", symbol: "photo.fill")
            tool("Frames", symbol: "square.on.square")
            tool("Stickers", symbol: "face.smiling")
            tool("Text", symbol: "textformat")
        }
        .foregroundStyle(.blue)
    }

    private func tool(_ name: String, symbol: String) -> some View {
        VStack(spacing: 4) {
            Image(systemName: symbol).font(.system(size: 21)).frame(height: 26)
            Text(name).font(.caption2.weight(.medium))
        }
        .frame(maxWidth: .infinity)
    }

    private var elements: some View {
        ZStack {
            if isGrouped {
                Group {
                    capsule
                    label
                }
                .resizableView()
            } else {
                capsule.resizableView()
                label.resizableView()
            }
            Circle()
                .foregroundStyle(color.gradient)
                .overlay { badge }
                .shadow(color: .black.opacity(0.18), radius: 6, y: 3)
                .resizableView()
                .accessibilityLabel("Circle")
                .offset(CGSize(width: 50, height: 200))
        }
    }

    private var capsule: some View {
        Capsule()
            .foregroundStyle(.yellow.gradient)
            .shadow(color: .black.opacity(0.18), radius: 6, y: 3)
            .accessibilityLabel("Capsule")
    }

    /// A symbol half as large as its circle, whatever the circle's size.
    private var badge: some View {
        Image(systemName: topic.symbol)
            .resizable()
            .scaledToFit()
            .foregroundStyle(.white)
            .scaleEffect(0.46)
    }

    /// A line of text whose size follows the size of the capsule.
    private var label: some View {
        Text("Resize Me!")
            .fontWeight(.bold)
            .font(.system(size: 500))
            .minimumScaleFactor(0.01)
            .lineLimit(1)
            // Keeps the text inside the capsule's round ends.
            .padding(.horizontal, 24)
    }
}
