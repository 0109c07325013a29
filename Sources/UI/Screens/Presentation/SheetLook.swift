// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind {
        case large, medium
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(@Sendable (CGFloat) -> CGFloat?)
    }

    let kind: Kind
    private let name: String

    /// All but the top of the window.
    public static let large = PresentationDetent(kind: .large, name: "large")
    /// About half of the window.
    public static let medium = PresentationDetent(kind: .medium, name: "medium")
    /// A part of the full height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction), name: "fraction \(fraction)")
    }
    /// A height in points, above what a device covers.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height), name: "height \(height)")
    }
    /// A height that is computed.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(
            kind: .custom { most in type.height(in: Context(maxDetentValue: most)) }, name: "custom \(D.self)")
    }

    /// Whether both are the same height.
    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.name == b.name }
    /// That of the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// What a computed height depends on.
    public struct Context {
        /// The height of the sheet when it is as high as can be, in points.
        public let maxDetentValue: CGFloat
    }
}

/// Computes a height at which a sheet rests.
public protocol CustomPresentationDetent: SendableMetatype {
    /// What the height depends on.
    typealias Context = PresentationDetent.Context
    /// The height in points; nil: the sheet never rests there.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable {
        case disabled
        /// Up to a height of the sheet; nil: at all of them.
        case enabled(upThrough: PresentationDetent?)
    }

    let kind: Kind

    /// As usual: it cannot, on a phone.
    public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
    /// What lies behind can be touched, and is not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
    /// What lies behind can not be touched.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// What lies behind can be touched while the sheet rests at this height, or below it.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
    }
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// Makes the sheet larger.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// Scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How a presented view adapts to a screen.
public struct PresentationAdaptation: Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// As usual.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// Does not.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// All of the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What the views of a sheet say of it.
struct SheetLook: Equatable {
    var detents: [PresentationDetent] = [.large]
    var selection: Binding<PresentationDetent>?
    var indicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isLocked = false
    var background: AnyView?
    /// The view out of which it comes.
    var zoom: ZoomKey?
    var interaction = PresentationBackgroundInteraction.Kind.disabled
    /// In narrow windows, and in low ones.
    var horizontalAdaptation = PresentationAdaptation.Kind.automatic
    var verticalAdaptation = PresentationAdaptation.Kind.automatic
    var sizing = PresentationSizes.form
    /// Counts what nobody can compare.
    var version = 0

    static func == (a: SheetLook, b: SheetLook) -> Bool {
        a.detents == b.detents && a.selection?.wrappedValue == b.selection?.wrappedValue && a.indicator == b.indicator
            && a.cornerRadius == b.cornerRadius && a.isLocked == b.isLocked
            && (a.background == nil) == (b.background == nil) && a.zoom == b.zoom
            && a.interaction == b.interaction && a.horizontalAdaptation == b.horizontalAdaptation
            && a.verticalAdaptation == b.verticalAdaptation && a.sizing == b.sizing
    }

    var showsIndicator: Bool { indicator == .visible || (indicator != .hidden && detents.count > 1) }

    /// Behind all.
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

    /// The heights at which the sheet around rests; the lowest at first.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetLook { $0.detents = detents.sorted(by: PresentationDetent.isLower) }
    }
    /// The heights at which the sheet around rests, and the one at which it does.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetLook {
            $0.detents = detents.sorted(by: PresentationDetent.isLower)
            $0.selection = selection
        }
    }
    /// Whether the sheet around shows that it can be dragged.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { $0.indicator = visibility }
    }
    /// The radius of the upper corners of the sheet around, in points; nil: as usual.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetLook { $0.cornerRadius = cornerRadius }
    }
    /// What the sheet around is painted with.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let view = AnyView(Rectangle().fill(style))
        return sheetLook { $0.background = view }
    }
    /// Views behind those of the sheet around.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetLook { $0.background = view }
    }
    /// Whether what lies behind the sheet can be touched.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { sheetLook { $0.interaction = interaction.kind } }
    /// What a drag in the sheet does first; it always moves the sheet here where nothing else takes it.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
    /// How the presented view adapts to small windows.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// How the presented view adapts to narrow windows, and to low ones.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        sheetLook { ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontal.kind, vertical.kind) }
    }
    /// Whether a finger can not take the sheet around away.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { $0.isLocked = isDisabled }
    }
}

extension PresentationDetent {
    /// In the order of their heights in a window of usual size.
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
