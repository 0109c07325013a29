// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

/// The buttons that a swipe reveals. Two values are never equal, because views cannot be compared. Used only on the
/// main actor.
struct SwipeActions: Equatable, @unchecked Sendable {
    let edge: HorizontalEdge
    /// Whether a long swipe runs the first action.
    let allowsFullSwipe: Bool
    let buttons: AnyView
    /// Called when the buttons are revealed (true) or covered (false).
    var onPresentationChanged: ((Bool) -> Void)?

    static func == (a: SwipeActions, b: SwipeActions) -> Bool { false }
}

/// The swipe actions of a row, outermost first.
enum SwipeActionsTrait: ElementTrait {
    static var defaultValue: [SwipeActions] { [] }
    static func merged(outer: [SwipeActions], inner: @autoclosure () -> [SwipeActions]?) -> [SwipeActions] {
        outer + (inner() ?? [])
    }
}

extension View {
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        swipes(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content())))
    }

    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
        onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        swipes(
            SwipeActions(
                edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()),
                onPresentationChanged: onPresentationChanged))
    }

    private func swipes(_ actions: SwipeActions) -> some View {
        trait(SwipeActionsTrait.self, [actions]).modifier(ContainedSwipes())
    }
}

/// Constants of swiped rows; lengths in points.
enum SwipeMetrics {
    static let buttonWidth: CGFloat = 74
    /// The smallest height of a row whose buttons show both the icon and the title of a label.
    static let heightWithTitles: CGFloat = 91
    static let motion = Animation.spring(response: 0.35, dampingFraction: 1)

    /// The distance beyond which a swipe runs the first action when the finger is lifted.
    ///
    /// - Parameters:
    ///   - width: The width of the actions when they are open.
    ///   - row: The width of the row.
    static func fullDistance(width: CGFloat, row: CGFloat) -> CGFloat { min(2.5 * width, max(width + 60, 0.6 * row)) }
}

/// A row that swipes aside and reveals its actions.
struct SwipedRow<Content: View>: View {
    let leading: SwipeActions?
    let trailing: SwipeActions?
    /// The distance by which the row slides out after a full swipe, in points.
    let rowWidth: CGFloat
    /// Covers the actions of this row when another row's are revealed; nil in lists.
    var coordinator: SwipeCoordinator?
    /// Builds the row. The argument is a closure that reveals the trailing actions.
    let content: (@escaping @MainActor () -> Void) -> Content
    @State private var offset: CGFloat = 0
    @State private var start: CGFloat?
    @State private var counts: [HorizontalEdge: Int] = [:]
    @State private var first = FirstActions()
    @Environment(\.layoutDirection) private var direction

    private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

    var body: some View {
        content(open)
            .offset(x: offset)
            .background(alignment: .leading) { if let leading, offset > 0 { buttons(leading) } }
            .background(alignment: .trailing) { if let trailing, offset < 0 { buttons(trailing) } }
            .overlay {
                if offset != 0, start == nil {
                    Color.clear.contentShape(Rectangle()).padding(offset < 0 ? .trailing : .leading, abs(offset))
                        .onTapGesture(perform: close)
                }
            }
            .panGesture(drag, isEnabled: leading != nil || trailing != nil)
    }

    private func buttons(_ actions: SwipeActions) -> some View {
        SwipeButtons(
            actions: actions, width: abs(offset), isFull: isFull(actions, abs(offset)), first: first, close: close
        ) { counts[actions.edge] = $0 }
    }

    /// Whether a swipe by `distance` runs the first action when the finger is lifted.
    private func isFull(_ actions: SwipeActions, _ distance: CGFloat) -> Bool {
        actions.allowsFullSwipe && distance > SwipeMetrics.fullDistance(width: width(actions), row: rowWidth)
    }

    /// Runs the first action of an edge while the row slides out towards the opposite edge. If the action does not
    /// remove the row, the row slides back.
    private func slideOut(_ actions: SwipeActions) {
        let way = max(rowWidth, abs(offset))
        withAnimation(SwipeMetrics.motion) {
            slide(to: actions.edge == .trailing ? -way : way)
        } completion: {
            close()
        }
        first.run[actions.edge]?()
    }

    private func open() { withAnimation(SwipeMetrics.motion) { slide(to: -width(trailing)) } }
    private func close() { withAnimation(SwipeMetrics.motion) { slide(to: 0) } }

    /// Sets the offset and reports an edge whose actions it reveals or covers.
    private func slide(to offset: CGFloat) {
        let edges = [self.offset, offset].map { $0 == 0 ? nil : $0 < 0 ? HorizontalEdge.trailing : .leading }
        self.offset = offset
        guard edges[0] != edges[1] else { return }
        coordinator?.change(ObjectIdentifier(first), isOpen: edges[1] != nil, close: close)
        for actions in [leading, trailing].compactMap({ $0 }) where edges.contains(actions.edge) {
            actions.onPresentationChanged?(edges[1] == actions.edge)
        }
    }

    private func width(_ actions: SwipeActions?) -> CGFloat {
        guard let actions else { return 0 }
        return CGFloat(max(counts[actions.edge] ?? 1, 1)) * SwipeMetrics.buttonWidth
    }

    private var drag: some Gesture {
        SidewaysDragGesture()
            .onChanged { value in
                if start == nil { start = offset }
                slide(to: limited((start ?? 0) + value.translation.width * sign))
            }
            .onEnded { value in
                guard let start else { return }
                self.start = nil
                let pulled = start + value.translation.width * sign
                for (actions, way) in [(trailing, -pulled), (leading, pulled)] {
                    guard let actions, isFull(actions, way) else { continue }
                    return slideOut(actions)
                }
                let end = start + value.predictedEndTranslation.width * sign
                withAnimation(SwipeMetrics.motion) {
                    if trailing != nil, end < -width(trailing) / 2 {
                        slide(to: -width(trailing))
                    } else if leading != nil, end > width(leading) / 2 {
                        slide(to: width(leading))
                    } else {
                        slide(to: 0)
                    }
                }
            }
    }

    /// Clamps the offset to sides that have actions.
    private func limited(_ offset: CGFloat) -> CGFloat {
        min(max(offset, trailing == nil ? 0 : -.infinity), leading == nil ? 0 : .infinity)
    }
}

/// The actions that long swipes run, by edge.
@MainActor
private final class FirstActions {
    var run: [HorizontalEdge: @MainActor () -> Void] = [:]
    nonisolated init() {}
}

/// The actions of a row's swipe buttons, in order. Used only on the main actor.
private struct SwipeRuns: Equatable, @unchecked Sendable {
    var runs: [@MainActor () -> Void] = []
    static func == (a: Self, b: Self) -> Bool { a.runs.isEmpty && b.runs.isEmpty }
}

private enum SwipeRunsKey: NeutralPreferenceKey {
    static var defaultValue: SwipeRuns { SwipeRuns() }
    static func reduce(value: inout SwipeRuns, nextValue: () -> SwipeRuns) { value.runs += nextValue().runs }
}

/// The buttons beside a swiped row.
private struct SwipeButtons: View {
    let actions: SwipeActions
    let width: CGFloat
    /// Whether the first action covers the others, because a lifted finger would run it.
    let isFull: Bool
    let first: FirstActions
    let close: @MainActor () -> Void
    let note: (Int) -> Void

    var body: some View {
        ChildReader {
            actions.buttons.buttonStyle(SwipeButtonStyle(fullEdge: isFull ? actions.edge : nil, close: close)).tint(nil)
                // A navigation link is a button among the others, without the look of a row.
                .environment(\.navigationRow, false)
        } result: { buttons in
            let ordered = actions.edge == .trailing ? buttons.reversed() : Array(buttons)
            HStack(spacing: 0) {
                ForEach(ordered) { button in
                    button.frame(
                        maxWidth: isFull && button.id != buttons.first?.id ? 0 : .infinity, maxHeight: .infinity
                    )
                    .clipped()
                }
            }
            .animation(SwipeMetrics.motion, value: isFull)
            .onChange(of: buttons.count, initial: true) { _, count in note(count) }
        }
        .frame(width: width)
        .clipped()
        .onPreferenceChange(SwipeRunsKey.self) { [first, edge = actions.edge] said in
            MainActor.assumeIsolated { first.run[edge] = edge == .trailing ? said.runs.last : said.runs.first }
        }
    }
}

/// A swipe button: white on its tint, red for the destructive role, otherwise grey.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let fullEdge: HorizontalEdge?
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, fullEdge: fullEdge, close: close)
    }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// The edge of a full swipe; nil if the swipe is shorter. The label follows the row, at the other side.
    let fullEdge: HorizontalEdge?
    let close: @MainActor () -> Void
    @Environment(\.tint) private var tint

    var body: some View {
        // In rows of sufficient height, shows titles below the icons.
        ViewThatFits(in: .vertical) {
            label.labelStyle(StackedLabelStyle()).frame(minHeight: SwipeMetrics.heightWithTitles)
            label.labelStyle(.iconOnly)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 8)
        .frame(width: fullEdge == nil ? nil : SwipeMetrics.buttonWidth)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(configuration.role == .destructive ? .red : tint ?? .gray)
        .contentShape(Rectangle())
        .onTapGesture(perform: run)
        .preference(key: SwipeRunsKey.self, value: SwipeRuns(runs: [{ configuration.trigger() }]))
    }

    private var alignment: Alignment {
        switch fullEdge {
        case .leading: .trailing
        case .trailing: .leading
        case nil: .center
        }
    }

    private var label: some View {
        configuration.label
            .ignoringOwnStyles()
            .imageScale(.large)
            .lineLimit(1)
            // Keeps the title on one line while the button is partly revealed; the title is clipped instead of wrapped.
            .fixedSize(horizontal: true, vertical: false)
    }

    private func run() {
        close()
        configuration.trigger()
    }
}

/// An icon above a small title.
private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon
            configuration.title.labelFont(.system(size: 15))
        }
    }
}
