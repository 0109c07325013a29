import SwiftUI

/// A ball that a button sends down and back up again. What the button does next, it says when the ball has arrived: as
/// soon as the animation is logically complete.
struct CompletionView: View {
    @State private var yPos: CGFloat = 300
    @State private var isReset = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
            VStack(spacing: 6) {
                Text("Completion")
                    .font(.largeTitle.weight(.bold))
                Text("The button waits for the ball")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .position(x: 195, y: 150)
            track
            Circle()
                .fill(
                    RadialGradient(
                        colors: [Color(red: 0.45, green: 0.73, blue: 1), .blue], center: UnitPoint(x: 0.35, y: 0.3),
                        startRadius: 2, endRadius: 40)
                )
                .frame(width: 50, height: 50)
                .shadow(color: .blue.opacity(0.35), radius: 10, y: 6)
                .position(x: 195, y: yPos)
            Button(isReset ? "Reset" : "Start") {
                withAnimation(.snappy) {
                    yPos = isReset ? 300 : 500
                } completion: {
                    isReset.toggle()
                }
            }
            .buttonStyle(CapsuleButtonStyle())
            .position(x: 195, y: 680)
        }
    }

    private var sky: [Color] {
        colorScheme == .dark
            ? [Color(red: 0.06, green: 0.07, blue: 0.11), Color(red: 0.09, green: 0.12, blue: 0.21)]
            : [Color(red: 0.96, green: 0.97, blue: 1), Color(red: 0.88, green: 0.92, blue: 0.99)]
    }

    /// The way of the ball, from one resting place to the other.
    private var track: some View {
        ZStack {
            Capsule()
                .fill(colorScheme == .dark ? Color(red: 0.15, green: 0.18, blue: 0.27) : .white)
                .frame(width: 66, height: 266)
                .shadow(color: Color(red: 0.2, green: 0.3, blue: 0.6).opacity(0.12), radius: 12, y: 4)
            Capsule()
                .fill(Color.blue.opacity(0.12))
                .frame(width: 4, height: 200)
        }
        .position(x: 195, y: 400)
    }
}

/// A wide blue capsule, a little smaller while it is pressed.
private struct CapsuleButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: 180, height: 52)
            .background(Capsule().fill(.blue))
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .opacity(configuration.isPressed ? 0.85 : 1)
    }
}

struct CompletionView_Previews: PreviewProvider {
    static var previews: some View {
        CompletionView()
    }
}
