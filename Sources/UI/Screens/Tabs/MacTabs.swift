// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// The tabs of macOS: segments with the titles, on the upper edge of a box around the selected page.
struct MacTabs: View {
    let tabs: [TabPage]
    let chosen: Int
    let choose: (TabPage) -> Void

    var body: some View {
        ZStack {
            if tabs.indices.contains(chosen) {
                tabs[chosen].page.id(tabs[chosen].id)
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                    .transition(.identity)
            }
        }
        .padding(.top, MacTabMetrics.segments / 2)
        .background {
            let box = RoundedRectangle(cornerRadius: MacTabMetrics.radius)
            box.fill(.quinary)
            box.strokeBorder(Color.macPanelLine, lineWidth: 0.5)
        }
        .padding(.top, MacTabMetrics.segments / 2)
        .overlay(alignment: .top) { segments }
    }

    private var segments: some View {
        let choice = Binding {
            chosen
        } set: { index in
            if tabs.indices.contains(index) { choose(tabs[index]) }
        }
        let shown = tabs.indices.filter { !tabs[$0].page.trait(TabHiddenTrait.self) }
        return Picker("Tabs", selection: choice) {
            ForEach(shown, id: \.self) { index in
                MacTabTitle(item: tabs[index].item).tag(index).disabled(tabs[index].page.trait(TabDisabledTrait.self))
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .fixedSize()
        // The segments are translucent; the edge of the box does not shine through.
        .background(Color.macWindow, in: RoundedRectangle(cornerRadius: MacTabMetrics.radius))
    }
}

/// The title of a tab: the last part of its label, without the image.
private struct MacTabTitle: View {
    let item: TabItem?

    var body: some View {
        ChildReader {
            item?.label?.ignoringOwnStyles().labelStyle(.titleOnly)
        } result: { parts in
            if let title = parts.last { title }
        }
    }
}

/// Dimensions of the tabs of macOS, in points.
private enum MacTabMetrics {
    /// The height of the segments, whose middle is on the upper edge of the box.
    static let segments: CGFloat = 20
    static let radius: CGFloat = 6
}
