// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ControlLabelTests {
    private func size<V: View>(@ViewBuilder _ content: () -> V) -> CGSize {
        IdealSize.of(content())
    }

    @Test func aSecondTextStandsSmallerBelowTheFirst() {
        let title = size { Text("Background Refresh") }
        let more = size { Text("Wi-Fi").font(.subheadline) }
        for both in [
            size {
                LabeledContent {
                    EmptyView()
                } label: {
                    Text("Background Refresh")
                    Text("Wi-Fi")
                }
                .fixedSize()
            },
            size {
                Toggle(isOn: .constant(true)) {
                    Text("Background Refresh")
                    Text("Wi-Fi")
                }
                .toggleStyle(LabelAlone())
            },
        ] {
            #expect(abs(both.height - title.height - more.height) < 0.5)
            #expect(both.width >= title.width && both.width < title.width + 10)
        }
    }

    @Test func oneThatIsNotThereTakesNoRoom() {
        let subtitle: String? = nil
        let label = size {
            Toggle(isOn: .constant(true)) {
                Text("Refresh")
                if let subtitle { Text(subtitle) }
            }
            .toggleStyle(LabelAlone())
        }
        #expect(label == size { Text("Refresh") })
    }

    @Test func otherViewsStandInARow() {
        let label = size {
            Toggle(isOn: .constant(true)) {
                Box()
                Text("Refresh")
            }
            .toggleStyle(LabelAlone())
        }
        let text = size { Text("Refresh") }
        #expect(label.height == text.height && label.width == text.width + 10 + 8)
    }

    private struct LabelAlone: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}

@MainActor private enum IdealSize {
    static func of<V: View>(_ view: V) -> CGSize {
        var size = CGSize.zero
        let stage = Stage(400, 400) {
            view.fixedSize().onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
        }
        stage.host.advance(to: 0.1)
        return size
    }
}
