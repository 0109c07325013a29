// SPDX-License-Identifier: MIT

import SwiftUI

/// Folders with badges. A tap on a folder opens it and removes its badge.
public struct Inbox: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var unread = ["Friends": 3, "Letters": 128, "News": 0]

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Inbox").font(.largeTitle.bold()).padding()
            ForEach(unread.keys.sorted(), id: \.self) { folder in
                Button {
                    withAnimation(.easeOut(duration: 0.3)) { unread[folder] = 0 }
                } label: {
                    HStack {
                        Image(systemName: "folder").foregroundStyle(.blue)
                        Text(folder).foregroundStyle(.primary)
                        Spacer()
                        if let count = unread[folder], count > 0 { Badge(count: count).transition(.opacity) }
                    }
                    .frame(height: 72)
                    .padding(.horizontal)
                }
                .buttonStyle(.plain)
            }
            Spacer()
        }
        .background(colorScheme == .dark ? Color(white: 0.11) : Color(white: 0.96))
    }
}
