// SPDX-License-Identifier: MIT

import SwiftUI

struct CardTopic {
    let title: String
    let caption: String
    let symbol: String

    static let all = [
        CardTopic(title: "Lake house", caption: "Friday to Sunday", symbol: "tree.fill"),
        CardTopic(title: "Jazz night", caption: "Saturday, 8 pm", symbol: "music.note"),
        CardTopic(title: "Birthday", caption: "June 14", symbol: "gift.fill"),
        CardTopic(title: "Breakfast", caption: "Sunday, 9 am", symbol: "cup.and.saucer.fill"),
        CardTopic(title: "Bike tour", caption: "34 km, along the river", symbol: "bicycle"),
        CardTopic(title: "Lisbon", caption: "Three days in May", symbol: "airplane"),
    ]
}
