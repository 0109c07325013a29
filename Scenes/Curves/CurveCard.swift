import SwiftUI

/// One curve: its name, its graph, the point that moves along it, and a bar that moves as the animation has it.
struct CurveCard: View {
    let sample: CurveSample
    /// Whether everything is at its target.
    let isThere: Bool

    private let graphHeight = 64.0

    private var tint: Color { sample.isSpring ? .pink : .blue }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(sample.name)
                .font(.system(size: 12, weight: .semibold))
                .foregroundColor(.primary)
            GeometryReader { proxy in
                graph(width: proxy.size.width)
            }
            .frame(height: graphHeight)
            slider
        }
        .padding(12)
        .background(
            RoundedRectangle(cornerRadius: 14, style: .continuous)
                .fill(Color(.secondarySystemGroupedBackground)))
    }

    private func graph(width: CGFloat) -> some View {
        ZStack(alignment: .topLeading) {
            ForEach([0.0, 1], id: \.self) { level in
                Rectangle()
                    .fill(Color.primary.opacity(0.12))
                    .frame(width: width, height: 1)
                    .offset(y: CurveGraph.y(of: level, in: graphHeight) - 0.5)
            }
            CurveGraph(value: sample.value)
                .stroke(tint.opacity(0.45), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            Circle()
                .fill(tint)
                .frame(width: 9, height: 9)
                .offset(x: -4.5, y: CurveGraph.y(of: isThere ? 1 : 0, in: graphHeight) - 4.5)
                .animation(isThere ? sample.animation : nil, value: isThere)
                .offset(x: isThere ? width : 0)
        }
    }

    /// The animation as it looks in an app.
    private var slider: some View {
        GeometryReader { proxy in
            Capsule()
                .fill(tint)
                .frame(width: 18, height: 5)
                .offset(x: isThere ? proxy.size.width * 0.78 - 18 : 0)
                .animation(isThere ? sample.animation : nil, value: isThere)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(height: 5)
    }
}
