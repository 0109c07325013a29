// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public struct PresentationDetent: Hashable, Sendable {
    enum Kind {
        case large, medium
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(@Sendable (CGFloat) -> CGFloat?)
    }

    let kind: Kind
    private let name: String

    public static let large = PresentationDetent(kind: .large, name: "large")
    public static let medium = PresentationDetent(kind: .medium, name: "medium")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction), name: "fraction \(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height), name: "height \(height)")
    }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(
            kind: .custom { most in type.height(in: Context(maxDetentValue: most)) }, name: "custom \(D.self)")
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public struct Context {
        public let maxDetentValue: CGFloat
    }
}

public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable {
        case disabled
        /// Touches reach the view behind the sheet up to this detent. If nil, they reach it at every detent.
        case enabled(upThrough: PresentationDetent?)
    }

    let kind: Kind

    /// Behaves like `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
    }
}

public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public struct PresentationAdaptation: Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    public static let automatic = PresentationAdaptation(kind: .automatic)
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The properties that a sheet's content sets on it.
struct SheetLook: Equatable {
    var detents: [PresentationDetent] = [.large]
    var selection: Binding<PresentationDetent>?
    var indicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isLocked = false
    var background: AnyView?
    /// If nil, the sheet rises from below instead of zooming.
    var zoom: ZoomKey?
    var interaction = PresentationBackgroundInteraction.Kind.disabled
    /// The adaptation to a compact horizontal size class.
    var horizontalAdaptation = PresentationAdaptation.Kind.automatic
    /// The adaptation to a compact vertical size class.
    var verticalAdaptation = PresentationAdaptation.Kind.automatic
    var sizing = PresentationSizes.form

    static func == (a: SheetLook, b: SheetLook) -> Bool {
        a.detents == b.detents && a.selection?.wrappedValue == b.selection?.wrappedValue && a.indicator == b.indicator
            && a.cornerRadius == b.cornerRadius && a.isLocked == b.isLocked
            && (a.background == nil) == (b.background == nil) && a.zoom == b.zoom
            && a.interaction == b.interaction && a.horizontalAdaptation == b.horizontalAdaptation
            && a.verticalAdaptation == b.verticalAdaptation && a.sizing == b.sizing
    }

    var showsIndicator: Bool { indicator == .visible || (indicator != .hidden && detents.count > 1) }

    /// The background that the sheet's content sets, or else the system background.
    @MainActor @ViewBuilder var ground: some View {
        if let background { background } else { Color.systemBackground }
    }
}

enum SheetLookKey: NeutralPreferenceKey {
    static var defaultValue: SheetLook { SheetLook() }
    static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
        let next = nextValue()
        if value == SheetLook() { value = next }
    }
}

extension View {
    nonisolated func sheetLook(_ change: @escaping (inout SheetLook) -> Void) -> some View {
        transformPreference(SheetLookKey.self) { change(&$0) }
    }

    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetLook { $0.detents = detents.sorted(by: PresentationDetent.isLower) }
    }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetLook {
            $0.detents = detents.sorted(by: PresentationDetent.isLower)
            $0.selection = selection
        }
    }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { $0.indicator = visibility }
    }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetLook { $0.cornerRadius = cornerRadius }
    }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let view = AnyView(Rectangle().fill(style))
        return sheetLook { $0.background = view }
    }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetLook { $0.background = view }
    }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { sheetLook { $0.interaction = interaction.kind } }
    /// Has no effect: a drag moves the sheet unless a gesture of the content takes the finger.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        unsupported(self, "presentationContentInteraction", when: behavior != .automatic)
    }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        sheetLook { ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontal.kind, vertical.kind) }
    }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { $0.isLocked = isDisabled }
    }
}

extension PresentationDetent {
    /// Whether the detent `a` is lower than `b`. Compares their heights in a window whose largest detent is 780 points
    /// high.
    static func isLower(_ a: PresentationDetent, _ b: PresentationDetent) -> Bool { a.rank < b.rank }

    private var rank: CGFloat {
        let most: CGFloat = 780
        return switch kind {
        case .large: most
        case .medium: most / 2
        case .fraction(let fraction): fraction * most
        case .height(let height): height
        case .custom(let height): height(most) ?? most
        }
    }
}
