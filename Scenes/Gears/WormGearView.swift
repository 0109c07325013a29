// SPDX-License-Identifier: MIT

import SwiftUI

/// A worm gear that appears to turn: shades glide over the crests of its thread and fade.
struct WormGearView: View {
    var body: some View {
        ZStack {
            ZStack {
                gear
                HStack {
                    ThreadShade(x: 2, from: -8, to: 14, tilt: .degrees(-4), anchor: .top)
                    ThreadShade(x: 7, from: -8, to: -15, tilt: .degrees(-8), anchor: .center)
                    ThreadShade(x: 5, from: -10, to: -5, tilt: .degrees(-8), anchor: .top)
                    ThreadShade(x: 4, from: -10, to: -10, tilt: .degrees(-7), anchor: .top)
                }
                // Clips shades at the gear's outline.
                .mask { gear }
            }
            .shadow(color: .black, radius: 0.4, x: 0, y: 1)
        }
    }

    private var gear: some View {
        Image("wormGear").resizable().frame(width: 100, height: 75)
    }
}

/// The shade over one crest.
private struct ThreadShade: View {
    var x: CGFloat
    var from: CGFloat
    var to: CGFloat
    var tilt: Angle
    var anchor: UnitPoint

    @State private var isGone = false

    var body: some View {
        Rectangle()
            .modifier(ShadeShape())
            .opacity(isGone ? 0 : 0.3)
            .offset(x: x, y: isGone ? to : from)
            .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: isGone)
            .rotationEffect(tilt, anchor: anchor)
            .onAppear { isGone.toggle() }
    }
}

/// A slim black bar with rounded ends.
private struct ShadeShape: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(width: 4, height: 40)
            .foregroundColor(.black)
            .cornerRadius(5)
    }
}

struct WormGearView_Previews: PreviewProvider {
    static var previews: some View {
        WormGearView().previewLayout(.fixed(width: 200, height: 200))
    }
}
