// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// A picture of an English keyboard. It does not react: scripts supply the text.
package struct SoftwareKeyboard: View {
    /// The device's bottom inset, in points.
    let bottom: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    /// The height from the keyboard's top to the window's bottom, in points.
    ///
    /// - Parameters:
    ///   - window: The size of the window.
    ///   - bottom: The device's bottom inset.
    package static func height(in window: CGSize, bottom: CGFloat) -> CGFloat {
        let isTablet = window.isOfTablet
        let isWide = window.width > window.height
        if isTablet { return isWide ? 406 : 320 }
        // A phone without a home button has a row for language and dictation below the keys.
        return (isWide ? 162 : 216) + (bottom > 0 ? (isWide ? bottom : 75) : 0)
    }

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    package var body: some View {
        GeometryReader { box in
            let keysHeight = box.size.height - (bottom > 0 ? max(bottom, box.size.height > 250 ? 75 : bottom) : 0)
            let gap: CGFloat = 6
            let key = CGSize(width: (box.size.width - gap * 10) / 10, height: (keysHeight - 14) / 4 - 12)
            VStack(spacing: 12) {
                row(Self.rows[0], key, gap)
                row(Self.rows[1], key, gap)
                HStack(spacing: 0) {
                    special(ShiftSign(), key).frame(width: key.width * 1.35)
                    Spacer(minLength: 0)
                    row(Self.rows[2], key, gap)
                    Spacer(minLength: 0)
                    special(DeleteSign(), key).frame(width: key.width * 1.35)
                }
                HStack(spacing: gap) {
                    word("123", isSpecial: true, key).frame(width: key.width * 2.5 + gap)
                    word("space", isSpecial: false, key)
                    word("return", isSpecial: true, key).frame(width: key.width * 2.5 + gap)
                }
            }
            .padding(.horizontal, gap / 2)
            .padding(.top, 10)
            .frame(width: box.size.width, height: box.size.height, alignment: .top)
        }
        .background(isDark ? Color(white: 0.17) : Color(red: 0.82, green: 0.83, blue: 0.855))
        .contentShape(Rectangle())
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.dynamicTypeSize, .large)
        .accessibilityHidden(true)
        .trait(CoverNameTrait.self, "the keyboard")
    }

    private var isDark: Bool { colorScheme == .dark }

    private func row(_ letters: String, _ key: CGSize, _ gap: CGFloat) -> some View {
        HStack(spacing: gap) {
            ForEach(Array(letters), id: \.self) { letter in
                face(isSpecial: false) { Text(verbatim: String(letter)).font(.system(size: 22.5)) }
                    .frame(width: key.width, height: key.height)
            }
        }
    }

    private func special(_ sign: some Shape, _ key: CGSize) -> some View {
        face(isSpecial: true) {
            sign.stroke(style: StrokeStyle(lineWidth: 1.5, lineJoin: .round)).frame(width: 20, height: 17)
        }
        .frame(height: key.height)
    }

    private func word(_ word: String, isSpecial: Bool, _ key: CGSize) -> some View {
        face(isSpecial: isSpecial) { Text(verbatim: word).font(.system(size: 16)) }.frame(height: key.height)
    }

    private func face<Legend: View>(isSpecial: Bool, @ViewBuilder legend: () -> Legend) -> some View {
        let light = isSpecial ? Color(red: 0.67, green: 0.69, blue: 0.735) : .white
        let dark = Color(white: isSpecial ? 0.28 : 0.42)
        return legend()
            .foregroundStyle(isDark ? .white : .black)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                RoundedRectangle(cornerRadius: 5, style: .continuous)
                    .fill(isDark ? dark : light)
                    .shadow(color: .black.opacity(0.35), radius: 0, x: 0, y: 1)
            }
    }
}

/// The shift key's arrow.
private struct ShiftSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let (inset, neck) = (rect.width * 0.28, rect.minY + rect.height * 0.55)
        var path = Path()
        path.addLines([
            CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: neck), CGPoint(x: rect.maxX - inset, y: neck),
            CGPoint(x: rect.maxX - inset, y: rect.maxY), CGPoint(x: rect.minX + inset, y: rect.maxY),
            CGPoint(x: rect.minX + inset, y: neck), CGPoint(x: rect.minX, y: neck),
        ])
        path.closeSubpath()
        return path
    }
}

/// The delete key's symbol: a tag with a cross.
private struct DeleteSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let tip = rect.minX + rect.width * 0.3
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: tip, y: rect.minY + 1),
            CGPoint(x: rect.maxX, y: rect.minY + 1), CGPoint(x: rect.maxX, y: rect.maxY - 1),
            CGPoint(x: tip, y: rect.maxY - 1),
        ])
        path.closeSubpath()
        let (center, reach) = ((tip + rect.maxX) / 2 - 0.5, rect.height * 0.19)
        for side in [-1, 1] as [CGFloat] {
            path.move(to: CGPoint(x: center - reach, y: rect.midY - side * reach))
            path.addLine(to: CGPoint(x: center + reach, y: rect.midY + side * reach))
        }
        return path
    }
}
