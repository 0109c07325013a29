// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreLocationUI.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import SwiftUI
@MainActor @preconcurrency
public struct LocationButton: View {
    public struct Title: Sendable {
        public let text: String
        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }
    private nonisolated let title: Title?
    private let action: @MainActor () -> Void
    public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }
    public var body: some View {
        Button(action: action) {
            if let title { Label(title.text, systemImage: "location.fill") } else { Image(systemName: "location.fill") }
        }
        .buttonStyle(.borderedProminent)
    }
}
