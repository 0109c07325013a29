// SPDX-License-Identifier: MIT

import SwiftUI

/// A ball that a button moves down and up. The button's title changes when the animation is logically complete.
struct CompletionView: View {
    @State private var yPos: CGFloat = 300
    @State private var isReset = false
    @Environment(\.colorScheme) private var colorScheme

    /// The midpoint between the ball's resting places.
    private let middle: CGFloat = 400

    var body: some View {
        ZStack {
            LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
            ScenePage(
                title: PageTitle(title: "Completion", subtitle: "The button waits for the ball"), background: .clear
            ) {
                EmptyView()
            }
            track
            Circle()
                .fill(
                    RadialGradient(
                        colors: [Color(red: 0.45, green: 0.73, blue: 1), .blue], center: UnitPoint(x: 0.35, y: 0.3),
                        startRadius: 2, endRadius: 40)
                )
                .frame(width: 50, height: 50)
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

    /// The ball's track. The ball's shadow falls inside the track only, not on its rim.
    private var track: some View {
        ZStack {
            Capsule()
                .fill(colorScheme == .dark ? Color(red: 0.15, green: 0.18, blue: 0.27) : .white)
                .shadow(color: Color(red: 0.2, green: 0.3, blue: 0.6).opacity(0.14), radius: 12, y: 4)
            ZStack {
                Capsule()
                    .fill(Color.blue.opacity(0.12))
                    .frame(width: 4, height: 200)
                Circle()
                    .fill(Color.blue.opacity(0.4))
                    .frame(width: 46, height: 46)
                    .blur(radius: 7)
                    .offset(y: yPos - middle + 6)
            }
            .frame(width: 66, height: 266)
            .clipShape(Capsule())
            Capsule()
                .strokeBorder(Color.blue.opacity(colorScheme == .dark ? 0.35 : 0.16), lineWidth: 1)
        }
        .frame(width: 66, height: 266)
        .position(x: 195, y: middle)
    }
}

/// A wide blue capsule that shrinks slightly while pressed.
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
