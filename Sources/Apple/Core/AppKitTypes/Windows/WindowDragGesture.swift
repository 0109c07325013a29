// SPDX-License-Identifier: MIT

import SwiftUI

/// Recognises drags. The window stays where it is, because a picture shows its contents only.
nonisolated public struct WindowDragGesture: Gesture {
    public struct Value: Equatable, Sendable {}

    public init() {}

    public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}
