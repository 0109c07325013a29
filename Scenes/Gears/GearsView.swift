// SPDX-License-Identifier: MIT

import SwiftUI

/// A machine of gears, belts and shafts that drives a fan.
///
/// The motor turns gear 1. Belts transmit the motion up, across and down to gears 2, 3 and 4. These turn gears 5 and
/// 6, and drive the fan through tilted gears, belts and shafts. Positions are offsets from the screen's centre, in
/// points.
struct GearsView: View {
    var body: some View {
        ZStack {
            ZStack {
                motor
                gearsSeenFromTheFront
                gearsTurnedAboutY
                gearTurnedAboutX
                Group {
                    WormGearView().offset(x: 60, y: 30).zIndex(-1)
                }
                beltsSeenFromTheFront
                beltsTurnedAboutY
                shafts
                Group {
                    FanView().offset(x: 0, y: 250).frame(width: 140, height: 140)
                }
            }
        }
        .background(
            Image("goldBackground")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 400, height: 1000)
        )
    }

    private var motor: some View {
        Image("motor")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 140, height: 120)
            .offset(x: -120, y: 90)
    }

    private var gearsSeenFromTheFront: some View {
        Group {
            GearView(image: "doubleGear", width: 40, period: 5).offset(x: -124, y: 102)  // 1
            GearView(image: "doubleGear", width: 100, period: 7).offset(x: -124, y: -280)  // 2
            GearView(image: "doubleGear", width: 100, period: 7).offset(x: 124, y: -280)  // 3
            GearView(image: "doubleGear", width: 100, period: 7).offset(x: 124, y: -70)  // 4
            GearView(image: "doubleGear", width: 80, turn: .degrees(-360), period: 5).offset(x: 49, y: -113)  // 5
            GearView(image: "doubleGear", width: 100, period: 7).offset(x: -6, y: -80)  // 6
        }
    }

    private var gearsTurnedAboutY: some View {
        Group {
            gearTurnedAboutY(width: 100).offset(x: -62, y: -85)  // 7
            gearTurnedAboutY(width: 25).offset(x: -59, y: 19)  // 8
            gearTurnedAboutY(width: 100).offset(x: 160, y: 94)  // 10
            gearTurnedAboutY(width: 25).offset(x: 163, y: 252)  // 11
        }
    }

    private func gearTurnedAboutY(width: CGFloat) -> some View {
        GearView(
            image: "singleGear", width: width, turn: .degrees(-360), period: 7, tilt: .degrees(76),
            axis: (x: 0, y: 1, z: 0))
    }

    private var gearTurnedAboutX: some View {
        GearView(image: "singleGear", width: 175, period: 7, tilt: .degrees(84), axis: (x: 1, y: 0, z: 0))
            .offset(x: 60, y: 39)  // 9
    }

    private var beltsSeenFromTheFront: some View {
        Group {
            BeltView(size: CGSize(width: 425, height: 48), isClockwise: true)
                .rotationEffect(.degrees(90)).offset(x: -124, y: -90)  // 1
            BeltView(size: CGSize(width: 352, height: 100), isClockwise: true)
                .offset(x: 0, y: -280)  // 2
            BeltView(size: CGSize(width: 258, height: 48), isClockwise: true)
                .rotationEffect(.degrees(90)).offset(x: 124, y: -175)  // 3
        }
    }

    private var beltsTurnedAboutY: some View {
        Group {
            BeltView(size: CGSize(width: 32, height: 125), isClockwise: false)
                .rotation3DEffect(.degrees(75), axis: (x: 0, y: 1, z: 0))
                .offset(x: -60, y: -33)  // 4
            BeltView(size: CGSize(width: 28, height: 180), isClockwise: false, offset: CGSize(width: 0, height: -10))
                .rotation3DEffect(.degrees(75), axis: (x: 0, y: 1, z: 0))
                .offset(x: 162, y: 185)  // 5
        }
    }

    private var shafts: some View {
        Group {
            // The end of this shaft is inside the worm gear, so it is drawn behind that gear too.
            ShaftView().offset(x: 5, y: 28).zIndex(-2)
            ShaftView().offset(x: 95, y: 260).zIndex(-1)
        }
    }
}
