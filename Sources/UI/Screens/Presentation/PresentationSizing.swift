// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// How large a sheet is in a wide window. On a phone it is as wide as the screen.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// Which of the usual sizes it is.
    nonisolated var _sizes: PresentationSizes { get }
}

/// The usual sizes of sheets in wide windows.
@_documentation(visibility: internal)
public enum PresentationSizes: Sendable { case form, page, fitted }

extension PresentationSizing {
    /// As the system has it.
    public nonisolated var _sizes: PresentationSizes { .form }
}

/// As the system has it.
public struct AutomaticPresentationSizing: PresentationSizing { nonisolated init() {} }
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing {
    nonisolated init() {}
    /// As large as its content.
    public nonisolated var _sizes: PresentationSizes { .fitted }
}
/// For a few fields.
public struct FormPresentationSizing: PresentationSizing { nonisolated init() {} }
/// For a page of text.
public struct PagePresentationSizing: PresentationSizing {
    nonisolated init() {}
    /// For a page of text.
    public nonisolated var _sizes: PresentationSizes { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// As the system has it.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as its content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// For a few fields.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// For a page of text.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// Sizing that somebody has changed.
private struct ChangedPresentationSizing: PresentationSizing { let _sizes: PresentationSizes }

extension PresentationSizing {
    /// As large as the content along these axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        ChangedPresentationSizing(_sizes: horizontal || vertical ? .fitted : _sizes)
    }
    /// Never smaller again along these axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        ChangedPresentationSizing(_sizes: _sizes)
    }
}

/// What a dialog is about.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Something that cannot be taken back.
    public static let critical = DialogSeverity(name: "critical")
    /// The usual.
    public static let standard = DialogSeverity(name: "standard")
}

extension View {
    /// How large the sheet around this view is on a wide screen.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        sheetLook { $0.sizing = sizing._sizes }
    }
    /// What a dialog is about, on macOS.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// The icon of a dialog, on macOS.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// A switch in a dialog that keeps it from coming again, on macOS.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// A switch in a dialog that keeps it from coming again, on macOS.
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View
    {
        self
    }
}
