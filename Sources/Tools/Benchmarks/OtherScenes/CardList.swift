// SPDX-License-Identifier: MIT

import Screens
import Foundation
import Geometry
import SwiftUICore

/// Cards in a scroll view, dragged by a finger.
struct CardList: View {
    nonisolated static let drag = EventScript([
        .touch(
            CGPoint(x: 200, y: 800), at: 0.05, .init(way: [.by(CGSize(width: 0, height: -720))], duration: 3))
    ])

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(0..<40, id: \.self) { Card(index: $0) }
            }
            .padding()
        }
        .background(Color(white: 0.95))
    }

    private struct Card: View {
        let index: Int

        var body: some View {
            HStack(spacing: 12) {
                Image(systemName: index % 2 == 0 ? "star.fill" : "heart.fill")
                    .font(.title)
                    .foregroundStyle(.orange)
                VStack(alignment: .leading, spacing: 4) {
                    Text("Card number \(index)").font(.headline)
                    Text("A few words about what it holds, on one or on two lines")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    Text(Double(index) * 12.5, format: .number.precision(.fractionLength(2))).font(.footnote)
                }
                Spacer()
                Text("New")
                    .font(.caption)
                    .foregroundStyle(.white)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(.blue, in: Capsule())
            }
            .padding()
            .background(.white)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .shadow(radius: 8)
        }
    }
}
