// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// Views are drawn without their shaders, and each shader function is named in one warning.
@Suite @MainActor
struct ShaderTests {
    @Test func theViewIsDrawnAsItIsAndTheFunctionNamed() throws {
        let plain = try Stage { Box() }.list()
        let stage = Stage {
            Box().colorEffect(ShaderLibrary.ripple(.float(2), .float2(CGPoint.zero), .color(.red), .boundingRect))
        }
        #expect(try stage.list().items == plain.items)
        _ = try stage.list(at: 1)
        #expect(stage.host.warnings.count == 1)
        #expect(stage.host.warnings.first?.contains("ripple") == true)
    }

    @Test func allFormsCompileAndDraw() throws {
        let function = ShaderFunction(library: .bundle(.main), name: "wave")
        let shader = Shader(function: function, arguments: [.floatArray([1, 2]), .float3(1.0, 2, 3)])
        let stage = Stage {
            VStack {
                Box().distortionEffect(shader, maxSampleOffset: .zero)
                Box().layerEffect(ShaderLibrary.default.pixel(.float(1)), maxSampleOffset: CGSize(width: 2, height: 2))
                Box().visualEffect { content, _ in content.colorEffect(shader) }
                Rectangle().fill(.shader(shader))
            }
        }
        #expect(try stage.list().items.count == 4)
        #expect(stage.host.warnings.count == 4)
    }

    @Test func disabledShadersDoNotWarn() throws {
        let stage = Stage { Box().colorEffect(ShaderLibrary.ripple(), isEnabled: false) }
        _ = try stage.list()
        #expect(stage.host.warnings.isEmpty)
    }
}
