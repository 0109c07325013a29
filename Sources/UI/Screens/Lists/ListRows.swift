// SPDX-License-Identifier: MIT

import Geometry
import Foundation
import SwiftUICore
import Controls

/// The rows of a list or form, grouped in sections.
struct ListRows<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    let isForm: Bool
    @Environment(\.listLook) private var look
    @Environment(\.listBackgroundIsHidden) private var backgroundIsHidden
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.pixelLength) private var pixel
    @Environment(\.barBelowRefreshing) private var largeTitle
    @Environment(\.setsTopContentMargin) private var setsTopMargin
    @State private var places = RowPlaces()
    @State private var move: RowMove?
    @State private var translation: CGFloat = 0
    @State private var settling: Subview.ID?
    @Environment(\.splitColumn) private var column
    @Environment(\.isMac) private var isMac
    @Environment(\.appearsActive) private var isActive
    @Environment(\.listIsBordered) private var isBordered

    var body: some View {
        let mover = RowMover(places: places, move: $move, translation: $translation, settling: $settling)
        GeometryReader { proxy in
            let look = look.resolved(in: column, isMac: isMac)
            let isSidebar = self.look == .sidebar || look == .sidebar || look == .macSidebar
            let margin = look.isColumn ? BarMetrics.margin(in: proxy.size.width) : ListMetrics.margin
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: look == .plain ? [.sectionHeaders] : []) {
                    ListedViews(content) { listed in
                        switch listed.role {
                        case .header:
                            let part = listed.views.first?.trait(SectionPartTrait.self)
                            ListHeader(
                                header: listed.views, look: look, margin: margin,
                                distance: distance(above: listed, look),
                                isExpanded: isSidebar ? part?.isExpanded : nil)
                        case .footer: ListFooter(footer: listed.views, look: look, margin: margin)
                        case .content, nil:
                            ListRow(
                                row: listed.views[0], look: look, margin: margin, width: proxy.size.width,
                                isFirst: listed.isFirst,
                                isLast: listed.isLast, selection: selection, others: listed.others, mover: mover
                            )
                            .padding(.top, gap(above: listed, look))
                        }
                    }
                }
                .coordinateSpace(.named(RowPlaces.space))
                .padding(.top, look.isMac && !isBordered ? ListMetrics.macInset : 0)
                .padding(
                    .bottom,
                    isBordered
                        ? 0
                        : look.isMac
                            ? ListMetrics.macInset : look == .plain ? 0 : look.isGrouped ? ListMetrics.endMargin : 20
                )
                .environment(\.isInList, true)
                .environment(\.navigationRow, true)
                .environment(\.listSelection, selection)
            }
            .background { if !backgroundIsHidden { look.ground.ignoresSafeArea() } }
            .environment(\.rowBadge, nil)
            .environment(\.sectionSurroundings, Self.surroundings(look, isSidebar: isSidebar))
            .environment(
                \.choiceSurroundings, look.isMac && isActive ? selection.map { MacSelection.rows($0.chosen()) } : nil)
        }
    }
}

extension ListRows {
    /// The gap above a section without a header.
    private func gap(above row: ListedView, _ look: ListLook) -> CGFloat {
        guard row.isFirst, !row.hasHeader, !look.isPlain else { return 0 }
        if row.isInFirstSection {
            if look.isColumn { return ListMetrics.columnTop }
            // A large title and `contentMargins` replace the margin.
            return largeTitle > 0 || setsTopMargin ? 0 : ListMetrics.endMargin
        }
        let gap =
            row.followsFooter ? end(ofSectionAbove: row) + ListMetrics.missingHeader(pixel) : ListMetrics.gap(pixel)
        return max(gap + extraSpacing, 0)
    }

    /// The distance from the section above, or from the list's top edge, to the text of a header.
    private func distance(above header: ListedView, _ look: ListLook) -> CGFloat {
        if look == .plain { return 6 }
        if look.isMac { return header.isInFirstSection ? 0 : ListMetrics.aboveMacHeader }
        if header.isInFirstSection { return look.isGrouped ? ListMetrics.aboveHeader : ListMetrics.columnTop }
        let distance =
            look.isGrouped
            ? end(ofSectionAbove: header) + ListMetrics.aboveHeader : ListMetrics.aboveColumnHeader
        return max(distance + extraSpacing, 0)
    }

    /// The space at the end of the section above an item: below the section's footer, or in place of a missing footer.
    private func end(ofSectionAbove item: ListedView) -> CGFloat {
        item.followsFooter ? ListMetrics.belowFooter(pixel) : ListMetrics.missingHeader(pixel)
    }

    /// The difference between `listSectionSpacing` and the default spacing, in points.
    private var extraSpacing: CGFloat { sectionSpacing.map { $0 - ListMetrics.gap(pixel) } ?? 0 }

    /// Styles headers and footers as small secondary text.
    private static func surroundings(_ look: ListLook, isSidebar: Bool) -> (Bool, inout EnvironmentValues) -> Void {
        { isHeader, values in
            let isProminent =
                isHeader && (values.headerProminence == .increased || isSidebar) && !look.isMac
            values.font =
                look.isMac
                ? .subheadline.weight(isHeader ? .semibold : .regular)
                : isProminent
                    ? .title3.bold()
                    : isHeader && look.isPlain ? .subheadline.weight(.semibold) : .footnote.leading(.tight)
            if isHeader, !isProminent, !look.isPlain { values.textCase = .uppercase }
            if !isProminent {
                values.foreground = [HierarchicalShapeStyle.secondary._resolve(in: values.styleContext)]
                values.foregroundAppliesToTextOnly = true
            }
            values.isInList = false
            values.navigationRow = false
        }
    }
}

/// One row, with its background, separator, selection, swipe actions and editing controls.
private struct ListRow: View {
    let row: Subview
    let look: ListLook
    let margin: CGFloat
    /// The list's width, in points. Swiped rows slide out by this width.
    let width: CGFloat
    let isFirst: Bool
    let isLast: Bool
    let selection: ListSelection?
    /// Returns all existing rows of the list, to find the index of an element.
    let others: @MainActor () -> [Subview]
    let mover: RowMover
    /// Deletes the row's element; nil if it cannot be deleted.
    private var deletion: (@MainActor () -> Void)? { row.deletion(among: others) }
    /// Whether the row shows a drag handle.
    private var canBeMoved: Bool { isEditing && row.canBeMoved }
    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    @Environment(\.editMode) private var editMode
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.pixelLength) private var pixel
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.selectionMenu) private var menu
    @Environment(\.splitColumn) private var column
    @Environment(\.appearsActive) private var isActive
    @Environment(\.alternatesRows) private var alternatesRows
    @Environment(\.listBackgroundIsHidden) private var backgroundIsHidden

    /// The colour of every second row of a loop in lists of macOS, if rows alternate.
    private var stripe: Color? {
        guard look.isMac, alternatesRows == true, let index = row.indexInLoop, index % 2 == 1 else { return nil }
        return .macStripe
    }

    var body: some View {
        let canBeMoved = canBeMoved
        let move = canBeMoved ? mover.move.wrappedValue : nil
        let isLifted = move?.row == row.id
        // While another row is dragged, a row that makes room takes the corners and the separator of its new place.
        let place = move?.place(of: row.id)
        let offset =
            isLifted ? mover.translation.wrappedValue : move.map { CGFloat($0.shift(of: row.id)) * $0.step } ?? 0
        listed(
            isFirst: place?.isFirst ?? isFirst, isLast: place?.isLast ?? isLast, isLifted: isLifted,
            canBeMoved: canBeMoved
        )
        .liftedRow(offset: offset, isLifted: isLifted)
        .zIndex(isLifted || canBeMoved && mover.settling.wrappedValue == row.id ? 1 : 0)
    }

    private func listed(
        isFirst: Bool, isLast: Bool, isLifted: Bool, canBeMoved: Bool
    ) -> some View {
        let says = row.listRow
        let insets = says.insets(otherwise: look.rowInsets(margin))
        let choice = says.isSelectionDisabled == true ? nil : row.choice
        let isChosen = says.isChosen || choice.map { selection?.isChosen($0) ?? false } ?? false
        let endsCard = isLast || rowSpacing > 0
        let swipes = row.trait(SwipeActionsTrait.self)
        let actions = row.trait(RowActionsTrait.self)
        return SwipedRow(
            leading: swipes.first { $0.edge == .leading }, trailing: swipes.first { $0.edge == .trailing } ?? deleting,
            rowWidth: width
        ) { uncover in
            content(uncover, canBeMoved: canBeMoved, isOnAccent: look.isMac && isActive && isChosen)
                .alignmentGuide(.listRowSeparatorLeading) { $0[explicit: .listRowSeparatorLeading] ?? $0[.leadingText] }
                .padding(insets)
                .frame(minHeight: look.isMac ? min(minHeight, ListMetrics.macRowHeight) : minHeight)
                .background {
                    if let ground = says.ground {
                        ground.view
                    } else if isChosen {
                        Rectangle().fill(look.chosen(isActive: isActive))
                    } else {
                        says.stripe ?? stripe ?? look.card
                    }
                    if !actions.isEmpty {
                        PressedBackground(isPressed: actions.contains { $0.press.isPressed })
                    }
                    if canBeMoved {
                        RowPlaceNote(row: row.id, isFirst: self.isFirst, isLast: self.isLast, places: mover.places)
                    }
                }
        }
        .modifier(RowMenuLift(menu: row.trait(ContextMenuTrait.self)))
        .overlay(alignment: .separator) {
            if look != .sidebar, look != .macSidebar, !isLifted, !(isChosen && look.isColumn),
                !endsCard || look == .plain,
                says.showsSeparator(isLast: isLast)
            {
                // The separator is as wide as the row but begins at the separator guide. The row's clip cuts off the
                // excess.
                (says.separatorTint ?? .separator).frame(height: pixel).frame(maxWidth: .infinity)
            }
        }
        .onPress(fillsFrame: true, isEnabled: !actions.isEmpty && !isEditing, showsQuickTaps: true) { isDown in
            for action in actions { action.press.isPressed = isDown }
        } action: {
            for action in actions { action.run() }
        }
        .contentShape(Rectangle())
        .onTapGesture(enabled: choice != nil && (selection != nil || menu?.primaryAction != nil)) {
            guard let choice else { return }
            if let action = menu?.primaryAction { return action([choice]) }
            guard let selection else { return }
            selection.choose(choice)
            column?.showNext(selection.clear)
        }
        .modifier(RowSelectionMenu(choice: choice, selection: selection))
        .clipShape(corners(isFirst: isFirst || isLifted, endsCard: endsCard || isLifted))
        .overlay(alignment: .top) {
            if isChosen, !isFirst, coversSeparatorAbove {
                look.ground.frame(height: pixel).offset(y: -pixel).allowsHitTesting(false)
            }
        }
        .padding(.horizontal, look.inset(margin))
        .padding(.bottom, isLast ? 0 : rowSpacing)
    }

    /// Whether this row, if it is chosen, covers the separator of the row above: on macOS, if that row is not chosen.
    private var coversSeparatorAbove: Bool {
        guard look == .macInset, let selection, alternatesRows != true, !backgroundIsHidden else { return false }
        let rows = others()
        guard let index = rows.firstIndex(where: { $0.id == row.id }), index > 0 else { return true }
        return rows[index - 1].choice.map { !selection.isChosen($0) } ?? true
    }

    /// The row's content, between its delete button and drag handle while the list is edited.
    private func content(
        _ uncover: @escaping @MainActor () -> Void, canBeMoved: Bool, isOnAccent: Bool
    ) -> some View {
        let says = row.listRow
        let badge = says.badge.map { RowBadge(label: $0, own: says.badgeProminence) }
        return HStack(spacing: 12) {
            if isEditing, deletion != nil {
                Button(action: uncover) {
                    Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red)
                        .symbolRenderingMode(.palette).font(.title3)
                        // Limited to a line's height, so that the button does not enlarge the row.
                        .frame(height: RowMetrics.lineHeight)
                }
                .buttonStyle(.plain)
                .transition(.move(edge: .leading).combined(with: .opacity))
            }
            row.frame(maxWidth: .infinity, alignment: .leading)
            if let badge, !(says.placesBadge ?? false) {
                badge.transformEnvironment(\.self) { if isOnAccent { $0.isOnMacSelection() } }
            }
            if canBeMoved {
                RowHandle(row: row, others: others, mover: mover)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
    }

    /// The trailing Delete action of a row that can be deleted.
    private var deleting: SwipeActions? {
        deletion.map { delete in
            SwipeActions(
                edge: .trailing, allowsFullSwipe: true,
                buttons: AnyView(Button("Delete", role: .destructive) { withAnimation { delete() } }))
        }
    }

    private func corners(isFirst: Bool, endsCard: Bool) -> UnevenRoundedRectangle {
        let radius =
            look.isMac && look.isInset ? ListMetrics.macCornerRadius : look.isInset ? ListMetrics.cornerRadius : 0
        let isAlone = rowSpacing > 0 || look.isColumn
        let top = isFirst || isAlone ? radius : 0
        let bottom = endsCard || isAlone ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }
}

/// Opens the context menu of a row's content by a long press anywhere on the row. Lifts the whole row while the menu is
/// open.
private struct RowMenuLift: ViewModifier {
    let menu: ContextMenuState?

    func body(content: Content) -> some View {
        if let menu {
            content.contextMenuSource(menu, isOuter: true)
        } else {
            content
        }
    }
}

extension View {
    @ViewBuilder fileprivate func onTapGesture(enabled: Bool, _ action: @escaping () -> Void) -> some View {
        if enabled { onTapGesture(perform: action) } else { self }
    }
}

private struct ListHeader: View {
    let header: [Subview]
    let look: ListLook
    let margin: CGFloat
    let distance: CGFloat
    /// Shows and hides the section's rows; nil for a header without a chevron.
    let isExpanded: Binding<Bool>?

    var body: some View {
        header.besideSections(look, margin)
            .overlay(alignment: .trailing) {
                if let isExpanded {
                    SectionChevron(isExpanded: isExpanded).padding(
                        .trailing, look.inset(margin) + look.rowInset(margin))
                }
            }
            .padding(.top, distance)
            .padding(.bottom, look.isColumn ? 7 : 6)
            .background { if look == .plain { look.ground } }
    }
}

/// The button in a sidebar's header that shows and hides the section's rows.
private struct SectionChevron: View {
    @Binding var isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
                .rotationEffect(.degrees(isExpanded ? direction == .rightToLeft ? -90 : 90 : 0))
                .frame(width: 28, height: 28, alignment: .trailing)
                .contentShape(Rectangle())
        }
        .foregroundStyle(.tint)
        .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
    }
}

private struct ListFooter: View {
    let footer: [Subview]
    let look: ListLook
    let margin: CGFloat

    var body: some View {
        footer.besideSections(look, margin).padding(.top, 6)
    }
}

extension [Subview] {
    /// A row with the views of a header or footer. Its leading edge is aligned with the content of the list's rows.
    @MainActor fileprivate func besideSections(_ look: ListLook, _ margin: CGFloat) -> some View {
        HStack(spacing: 0) { ForEach(self) { $0 } }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, look.inset(margin) + look.rowInset(margin))
    }
}

/// The dimensions of iOS lists, in points.
enum ListMetrics {
    static let cornerRadius: CGFloat = 10
    /// The margin beside sections, and the inset of a row's content in its section. Bars have a smaller margin on most
    /// phones.
    static let margin: CGFloat = 20
    static let aboveHeader: CGFloat = 17
    /// The space above the first section in a column of a split view.
    static let columnTop: CGFloat = 16
    static let aboveColumnHeader: CGFloat = 22
    /// The padding above and below a row's content: one 22-point line makes a row of 44.
    static let rowPadding: CGFloat = 11

    /// The space below a footer.
    static func belowFooter(_ pixel: CGFloat) -> CGFloat { (11.5 / pixel).rounded(.up) * pixel }
    /// The space in place of a missing header or footer.
    static func missingHeader(_ pixel: CGFloat) -> CGFloat { (17.5 / pixel).rounded(.up) * pixel }

    /// The distance between two sections with neither a footer nor a header between them. It is the space of a missing
    /// footer and of a missing header, both rounded up to whole pixels: 35⅓ points at 3 pixels per point. At 1 pixel
    /// per point, which no device has, it is 35 points.
    static func gap(_ pixel: CGFloat) -> CGFloat { pixel < 1 ? 2 * missingHeader(pixel) : 35 }

    /// The least height of a row on macOS.
    static let macRowHeight: CGFloat = 24
    /// The padding that makes rows of 24 points, in sidebars of 28.
    static func macRowPadding(isSidebar: Bool) -> CGFloat { isSidebar ? 6 : 4 }
    /// The distance between a chosen row's ground and the list's edges on macOS.
    static let macInset: CGFloat = 10
    /// The inset of a row's content in its ground on macOS.
    static let macRowInset: CGFloat = 8
    static let macCornerRadius: CGFloat = 5
    static let aboveMacHeader: CGFloat = 14

    /// The margin above the first section without a header, and below the last section.
    static let endMargin: CGFloat = 35
}
