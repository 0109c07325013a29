// SPDX-License-Identifier: MIT

import SwiftUI

/// Lets touches move, rotate and resize a view.
struct ResizableView: ViewModifier {
    @State private var transform = Transform()
    @State private var previousOffset: CGSize = .zero
    @State private var previousRotation: Angle = .zero
    /// The pinch's scale; applied to the size when the pinch ends.
    @State private var scale: CGFloat = 1

    func body(content: Content) -> some View {
        content
            .frame(width: transform.size.width, height: transform.size.height)
            .rotationEffect(transform.rotation)
            .scaleEffect(scale)
            .offset(transform.offset)
            .gesture(drag)
            .gesture(SimultaneousGesture(rotation, magnification))
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { transform.offset = $0.translation + previousOffset }
            .onEnded { _ in previousOffset = transform.offset }
    }

    private var rotation: some Gesture {
        RotationGesture()
            .onChanged { rotation in
                transform.rotation += rotation - previousRotation
                previousRotation = rotation
            }
            .onEnded { _ in previousRotation = .zero }
    }

    private var magnification: some Gesture {
        MagnificationGesture()
            .onChanged { scale = $0 }
            .onEnded { scale in
                transform.size.width *= scale
                transform.size.height *= scale
                self.scale = 1
            }
    }
}

extension View {
    func resizableView() -> some View { modifier(ResizableView()) }
}
