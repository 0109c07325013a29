// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A button that leads to an address.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// - Parameters:
    ///   - destination: Where it leads. Here nothing is opened: a tap is told as a warning of the rendering.
    ///   - label: What the button shows.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button in the style of buttons here.
    public var body: some View {
        Button {
            let place = destination.absoluteString
            VirtualClock.current?.services.warn("the link to \(place) was tapped; nothing is opened here")
        } label: {
            label
        }
        .accessibility {
            $0.addedTraits = .isLink
            $0.removedTraits = .isButton
        }
    }
}

extension Link where Label == Text {
    /// A title that leads to an address.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A title as it stands that leads to an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
