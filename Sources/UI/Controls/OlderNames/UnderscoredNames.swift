// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutEngine
import Motion
import SwiftUICore

// Names that SwiftUI publishes with an underscore, and that public code uses.

public nonisolated struct _ScaleEffect: ViewModifier, Animatable {
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(scale.width, scale.height) }
        set { scale = CGSize(width: newValue.first, height: newValue.second) }
    }
}

public nonisolated struct _AppearanceActionModifier: ViewModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor public func body(content: Content) -> some View {
        content.onAppear(perform: appear).onDisappear(perform: disappear)
    }
}

extension View {
    /// Recognizes taps as a button does.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onTapGesture(perform: action)
            .onLongPressGesture(minimumDuration: .infinity, perform: {}, onPressingChanged: pressing)
    }
}
