// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A link. A tap warns; nothing is opened.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            let place = destination.absoluteString
            VirtualClock.current?.services.warn("the link to \(place) was tapped; nothing is opened here")
        } label: {
            label
        }
        .environment(\.isLink, true)
        .accessibility {
            $0.addedTraits = .isLink
            $0.removedTraits = .isButton
        }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
