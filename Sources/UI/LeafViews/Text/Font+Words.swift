// SPDX-License-Identifier: MIT

import Foundation

extension Font {
    /// A short description: `headline`, `system 17 bold`, `Inter 20 italic`.
    package var words: String {
        func number(_ size: CGFloat) -> String { size == size.rounded() ? "\(Int(size))" : "\(size)" }
        var words: [String]
        switch base {
        case .style(let style, let design, let weight):
            words = ["\(style)"] + [design.map { "\($0)" }, weight?.words].compactMap(\.self)
        case .system(let size, let weight, let design):
            words = ["system", number(size)] + [design.map { "\($0)" }, weight?.words].compactMap(\.self)
        case .named(let name, let size, _): words = [name, number(size)]
        }
        switch attributes.weight {
        case .weight(let weight): words.append(weight.words)
        case .bold: words.append("bold")
        case .notBold, .ofFont, nil: break
        }
        if attributes.isItalic == true { words.append("italic") }
        return words.joined(separator: " ")
    }
}

extension Font.Weight {
    fileprivate var words: String {
        let known: [(Font.Weight, String)] = [
            (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
            (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
        ]
        return known.first { $0.0 == self }?.1 ?? "\(self)"
    }
}
