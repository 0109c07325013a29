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
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.keyboardHeight) private var keyboard

    /// Whether titles are beside the images: on phones in landscape.
    private var isInline: Bool { vertical == .compact }
    /// The height above the device's bottom inset, in points.
    private var height: CGFloat { isInline && horizontal == .compact ? 32 : 49 }

    var body: some View {
        ZStack {
            if tabs.indices.contains(chosen) {
                tabs[chosen].page.id(tabs[chosen].id).noting(scroll).frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity
                )
                // As on iOS, pages change at once, also in an animation.
                .transition(.identity)
            }
        }
        .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: bottomHeight, trailing: 0))
        .onPreferenceChange(TabBarHiddenKey.self) { isBarHidden = $0 ?? false }
        .overlayPreferenceValue(PageBarsKey.self, alignment: .bottom) { bars in
            // Ignores the safe area of the keyboard, so that the keyboard covers the bar.
            if !isBarHidden {
                bar(bars).frame(maxHeight: .infinity, alignment: .bottom).ignoresSafeArea(.keyboard, edges: .bottom)
            }
        }
        .tabAccessory(accessory, above: isBarHidden ? 0 : height)
        .background(Color.systemBackground.ignoresSafeArea())
    }

    private var bottomHeight: CGFloat {
        if keyboard > height { return 0 }
        return (isBarHidden ? 0 : height)
            + (accessory == nil ? 0 : TabAccessoryMetrics.height + TabAccessoryMetrics.gap)
    }

    private func bar(_ bars: PageBars) -> some View {
        HStack(spacing: 0) {
            ForEach(tabs.filter { !$0.page.trait(TabHiddenTrait.self) }) { tab in
                let isChosen = tab.id == tabs[chosen].id
                TabButton(item: tab.item, isChosen: isChosen, isInline: isInline).onTapGesture { choose(tab) }
                    .disabled(tab.page.trait(TabDisabledTrait.self))
            }
        }
        .frame(height: height)
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

/// A tab: an image above or beside its title.
private struct TabButton: View {
    let item: TabItem?
    let isChosen: Bool
    let isInline: Bool

    var body: some View {
        ZStack {
            if let label = item?.label { TabLabel(label: label, isInline: isInline) }
        }
        .font(isInline ? .system(size: 13) : .system(size: 10, weight: .medium))
        .environment(\.symbolPointSize, 18)
        .imageScale(isInline ? .medium : .large)
        .symbolVariant(.fill)
        .environment(\.imagesAreTemplates, true)
        .lineLimit(1)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
        // As on iOS, colours change at once, also in an animation.
        .animation(nil, value: isChosen)
        .overlay(alignment: isInline ? .topLeading : .top) {
            if let badge = item?.badge {
                badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5).frame(
                    minWidth: 18, minHeight: 18
                )
                .background(Capsule().fill(.red)).offset(x: isInline ? 10 : 14, y: -4)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
}

/// Whether a view is a label, and so the whole content of a tab.
private enum TabLabelTrait: ElementTrait {
    static var defaultValue: Bool { false }
}

/// The content of a tab item: the first label, or else an image and a text. Further views are not shown, as on iOS.
private struct TabLabel: View {
    let label: AnyView
    let isInline: Bool

    var body: some View {
        ChildReader {
            label.ignoringOwnStyles().labelStyle(TabLabelStyle(isInline: isInline))
        } result: { parts in
            if let label = parts.first(where: { $0.trait(TabLabelTrait.self) }) {
                label
            } else if parts.count > 1 {
                TabLabelLayout(isInline: isInline) {
                    parts[0].frame(height: 24)
                    parts[1]
                }
            } else {
                ForEach(parts) { $0 }
            }
        }
    }
}

private struct TabLabelStyle: LabelStyle {
    let isInline: Bool

    func makeBody(configuration: Configuration) -> some View {
        TabLabelLayout(isInline: isInline) {
            configuration.icon.frame(height: 24)
            configuration.title
        }
        .trait(TabLabelTrait.self, true)
    }
}

/// An icon above or beside a title.
private struct TabLabelLayout<Parts: View>: View {
    let isInline: Bool
    @ViewBuilder let parts: Parts

    var body: some View {
        let layout = isInline ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 14.0 / 3))
        layout { parts }
            .padding(.top, isInline ? 0 : 6.5)
            .frame(maxHeight: isInline ? nil : .infinity, alignment: .top)
    }
}
