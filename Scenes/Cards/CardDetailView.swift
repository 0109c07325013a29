import SwiftUI

/// An open card with three elements that can be moved, turned and resized.
struct CardDetailView: View {
    let color: Color
    var isGrouped = false
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("Card").font(.headline)
                Spacer()
                Button("Done", action: close)
            }
            .padding(.horizontal, 24)
            .padding(.vertical, 16)
            ZStack {
                RoundedRectangle(cornerRadius: 24)
                    .fill(Color(.secondarySystemGroupedBackground))
                    .shadow(color: .black.opacity(0.2), radius: 8, y: 3)
                    .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(color, lineWidth: 5) }
                elements
            }
            .padding([.horizontal, .bottom], 16)
        }
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
                .foregroundColor(color)
                .resizableView()
                .accessibilityLabel("Circle")
                .offset(CGSize(width: 50, height: 200))
        }
    }

    private var capsule: some View {
        Capsule()
            .foregroundColor(.yellow)
            .accessibilityLabel("Capsule")
    }

    /// As large as its frame lets it be.
    private var label: some View {
        Text("Resize Me!")
            .fontWeight(.bold)
            .font(.system(size: 500))
            .minimumScaleFactor(0.01)
            .lineLimit(1)
    }
}
