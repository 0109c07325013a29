// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// The rows of letters, or of digits and punctuation marks.
struct LetterKeys: View {
    let look: KeyboardLook
    /// The space for the keys, in points.
    let width, height: CGFloat

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let punctuation = ["1234567890", "-/:;()$&@\"", ".,?!'"]
    private static let gap: CGFloat = 6

    private var isPunctuation: Bool { look.traits.keys == .punctuation }
    private var isShifted: Bool { look.isShifted && !isPunctuation }

    var body: some View {
        let rows = isPunctuation ? Self.punctuation : Self.letters
        let key = CGSize(width: (width - Self.gap * 10) / 10, height: (height - 14) / 4 - 12)
        VStack(spacing: 12) {
            row(rows[0], key)
            row(rows[1], key)
            HStack(spacing: 0) {
                shift(key).frame(width: key.width * 1.35)
                Spacer(minLength: 0)
                row(rows[2], isPunctuation ? CGSize(width: key.width * 1.35, height: key.height) : key)
                Spacer(minLength: 0)
                KeyFace(isSpecial: true) { DeleteSign().keySign() }
                    .frame(width: key.width * 1.35, height: key.height)
            }
            lastRow(key)
        }
        .padding(.horizontal, Self.gap / 2)
        .padding(.top, 10)
    }

    private func row(_ letters: String, _ key: CGSize) -> some View {
        HStack(spacing: Self.gap) {
            ForEach(Array(letters), id: \.self) { letter in
                KeyFace { Text(verbatim: isShifted ? letter.uppercased() : String(letter)).font(.system(size: 22.5)) }
                    .frame(width: key.width, height: key.height)
            }
        }
    }

    @ViewBuilder private func shift(_ key: CGSize) -> some View {
        if isPunctuation {
            word("#+=", isSpecial: true, key)
        } else {
            // An active shift key is light, with a filled arrow.
            KeyFace(isSpecial: !isShifted) {
                if isShifted {
                    ShiftSign().frame(width: 20, height: 17)
                } else {
                    ShiftSign().keySign()
                }
            }
            .frame(height: key.height)
        }
    }

    private func lastRow(_ key: CGSize) -> some View {
        HStack(spacing: Self.gap) {
            let wide = key.width * 2.5 + Self.gap
            word(isPunctuation ? "ABC" : "123", isSpecial: true, key).frame(width: wide)
            if look.traits.keys == .webAddress {
                word(".", key)
                word("/", key)
                word(".com", key)
            } else {
                word("space", key)
            }
            if look.traits.keys == .email {
                word("@", key).frame(width: key.width)
                word(".", key).frame(width: key.width)
            }
            let returnKey = look.traits.returnKey
            word(
                returnKey.word, isSpecial: true, isProminent: returnKey.isProminent && returnKey.isEnabled,
                isEnabled: returnKey.isEnabled, key
            )
            .frame(width: wide)
        }
    }

    private func word(
        _ word: String, isSpecial: Bool = false, isProminent: Bool = false, isEnabled: Bool = true, _ key: CGSize
    ) -> some View {
        KeyFace(isSpecial: isSpecial, isProminent: isProminent) {
            Text(verbatim: word).font(.system(size: 16)).opacity(isEnabled ? 1 : 0.35)
        }
        .frame(height: key.height)
    }
}
