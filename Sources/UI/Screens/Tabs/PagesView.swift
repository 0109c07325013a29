// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

/// Pages side by side with page dots; drags move between them.
struct PagesView: View {
    let tabs: [TabPage]
    let chosen: Int
    let choose: (TabPage) -> Void
    let dots: PageTabViewStyle.IndexDisplayMode
    @GestureState private var pull = PagePull()
    /// The number of drags that have ended.
    @State private var drags = 0
    @Environment(\.layoutDirection) private var direction
    @Environment(\.showsPageIndexBackground) private var ground

    /// A drag beyond the first or last page moves the page by this fraction of the finger's movement.
    private static let resistance: CGFloat = 0.5
    private static let motion = Animation.interpolatingSpring(mass: 1, stiffness: 200, damping: 28)

    var body: some View {
        // The distance is zero once the drag has ended, even before the gesture state is reset. So the page continues
        // from where the finger left it.
        let drag = pull.drag == drags ? pull.way : 0
        GeometryReader { proxy in
            let width = proxy.size.width
            HStack(spacing: 0) {
                ForEach(tabs) { tab in tab.page.frame(width: width, height: proxy.size.height) }
            }
            .frame(width: width, alignment: .leading)
            .offset(x: -CGFloat(chosen) * width + resisted(drag))
            // Animates the end of a drag only, because programmatic changes use their own transaction.
            .animation(drag == 0 ? Self.motion : nil, value: drag)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 10)
                    .updating($pull) { value, pull, _ in pull = PagePull(drag: drags, way: along(value.translation)) }
                    .onEnded { value in leaf(along(value.translation), along(value.predictedEndTranslation), width) })
        }
        .clipped()
        .overlay(alignment: .bottom) { if showsDots { index } }
    }

    private func along(_ translation: CGSize) -> CGFloat {
        direction == .rightToLeft ? -translation.width : translation.width
    }

    private func resisted(_ drag: CGFloat) -> CGFloat {
        (chosen == 0 && drag > 0) || (chosen == tabs.count - 1 && drag < 0) ? drag * Self.resistance : drag
    }

    private func leaf(_ way: CGFloat, _ predicted: CGFloat, _ width: CGFloat) {
        let step = predicted < -width / 2 ? 1 : predicted > width / 2 ? -1 : 0
        let target = min(max(chosen + step, 0), tabs.count - 1)
        drags += 1
        if target != chosen { choose(tabs[target]) }
    }

    private var showsDots: Bool { dots == .always || (dots == .automatic && tabs.count > 1) }

    private var index: some View {
        HStack(spacing: 9) {
            ForEach(tabs.indices, id: \.self) { index in
                Circle().fill(.white.opacity(index == chosen ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .padding(.horizontal, 10)
        .frame(height: 26)
        .background { if ground { Capsule().fill(.black.opacity(0.2)) } }
        .padding(.bottom, 10)
    }
}

/// The distance of a drag over pages.
private struct PagePull: Equatable {
    /// The index of the drag. After the drag has ended, the view ignores a pull with this index.
    var drag = 0
    /// The distance along the pages, in points.
    var way: CGFloat = 0
}
