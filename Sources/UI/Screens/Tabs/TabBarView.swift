// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// The selected page above a tab bar.
struct TabBarView: View {
    let tabs: [TabPage]
    let chosen: Int
    let choose: (TabPage) -> Void
    let scroll: ContentScroll
    @State private var isBarHidden = false
    @Environment(\.tabBottomAccessory) private var accessory

    /// The height above the device's bottom inset, in points.
    private static let height: CGFloat = 49

    var body: some View {
        ZStack {
            if tabs.indices.contains(chosen) {
                tabs[chosen].page.id(tabs[chosen].id).noting(scroll).frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            }
        }
        .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: bottomHeight, trailing: 0))
        .onPreferenceChange(TabBarHiddenKey.self) { isBarHidden = $0 ?? false }
        .overlayPreferenceValue(PageBarsKey.self, alignment: .bottom) { bars in
            if !isBarHidden { bar(bars) }
        }
        .tabAccessory(accessory, above: isBarHidden ? 0 : Self.height)
        .background(Color.systemBackground.ignoresSafeArea())
    }

    private var bottomHeight: CGFloat {
        (isBarHidden ? 0 : Self.height) + (accessory == nil ? 0 : TabAccessoryMetrics.height + TabAccessoryMetrics.gap)
    }

    private func bar(_ bars: PageBars) -> some View {
        HStack(spacing: 0) {
            ForEach(tabs.filter { !$0.page.trait(TabHiddenTrait.self) }) { tab in
                let isChosen = tab.id == tabs[chosen].id
                TabButton(item: tab.item, isChosen: isChosen).onTapGesture { choose(tab) }
                    .disabled(tab.page.trait(TabDisabledTrait.self))
            }
        }
        .frame(height: Self.height)
        .background(TabBarBackground(bars: bars, scroll: scroll))
    }
}

private struct TabBarBackground: View {
    let bars: PageBars
    let scroll: ContentScroll

    var body: some View {
        BarBackground(bars: bars, bar: .tabBar, edges: .bottom, isOverContent: scroll.reachesBelow)
    }
}

/// A tab: an image above its title.
private struct TabButton: View {
    let item: TabItem?
    let isChosen: Bool

    var body: some View {
        VStack(spacing: 3) {
            if let label = item?.label { label.labelStyle(TabLabelStyle()) }
        }
        .font(.system(size: 10, weight: .medium))
        .environment(\.symbolPointSize, 18)
        .imageScale(.large)
        .symbolVariant(.fill)
        .environment(\.imagesAreTemplates, true)
        .lineLimit(1)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
        .overlay(alignment: .top) {
            if let badge = item?.badge {
                badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5).frame(
                    minWidth: 18, minHeight: 18
                )
                .background(Capsule().fill(.red)).offset(x: 14, y: -4)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
}

private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.frame(height: 24)
            configuration.title
        }
    }
}
