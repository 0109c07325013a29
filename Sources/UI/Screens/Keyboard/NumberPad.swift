// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// Keys for digits, three in a row.
struct NumberPad: View {
    let keys: KeyboardKeys
    /// The space for the keys, in points.
    let width, height: CGFloat

    private static let gap: CGFloat = 6
    /// The letters below the digits from 1 to 9.
    private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    var body: some View {
        let key = CGSize(width: (width - 4 * Self.gap) / 3, height: (height - 5 * Self.gap) / 4)
        VStack(spacing: Self.gap) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: Self.gap) {
                    ForEach(0..<3, id: \.self) { column in
                        let digit = row * 3 + column + 1
                        face(String(digit), Self.letters[digit - 1]).frame(width: key.width, height: key.height)
                    }
                }
            }
            HStack(spacing: Self.gap) {
                extra.frame(width: key.width, height: key.height)
                face("0", "").frame(width: key.width, height: key.height)
                DeleteSign().keySign().frame(width: key.width, height: key.height)
            }
        }
        .padding(.top, Self.gap)
    }

    /// The lower left key: a bare legend without a background.
    @ViewBuilder private var extra: some View {
        switch keys {
        case .decimals: Text(verbatim: ".").font(.system(size: 25, weight: .medium))
        case .phone: Text(verbatim: "+ * #").font(.system(size: 18, weight: .medium))
        default: Color.clear
        }
    }

    private func face(_ digit: String, _ letters: String) -> some View {
        KeyFace {
            VStack(spacing: -2) {
                Text(verbatim: digit).font(.system(size: 25))
                if !letters.isEmpty {
                    Text(verbatim: letters).font(.system(size: 10, weight: .bold)).kerning(2)
                }
            }
        }
    }
}
