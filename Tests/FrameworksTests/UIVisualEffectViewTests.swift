// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing
import UIKit

/// UIKit views that blur their background.
@MainActor
@Suite struct UIVisualEffectViewTests {
    private struct Blur: UIViewRepresentable {
        let style: UIBlurEffect.Style
        func makeUIView(context: Context) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: style))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }

    private func paint(_ style: UIBlurEffect.Style) throws -> Paint? {
        for item in try Stage(content: { Blur(style: style) }).list().items {
            if case .fill(_, _, let paint) = item.content, case .backdrop = paint { return paint }
        }
        return nil
    }

    @Test func blursAreMaterials() throws {
        let style: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial, .light, .dark, .extraLight, .regular, .prominent,
        ]
        for style in style { #expect(try paint(style) != nil) }
        #expect(try paint(.systemMaterialDark) != paint(.systemMaterial))
        #expect(try paint(.systemMaterialLight) == paint(.systemMaterial))
    }
}
