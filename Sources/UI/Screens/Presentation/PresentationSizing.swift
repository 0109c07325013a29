// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

@MainActor @preconcurrency
public protocol PresentationSizing {
    /// The standard size of a sheet with this sizing, in a wide window.
    nonisolated var _sizes: PresentationSizes { get }
}

/// The standard sizes of sheets in wide windows: a form, a page, or fitted to the content.
@_documentation(visibility: internal)
public enum PresentationSizes: Sendable { case form, page, fitted }

extension PresentationSizing {
    public nonisolated var _sizes: PresentationSizes { .form }
}

public struct AutomaticPresentationSizing: PresentationSizing { nonisolated init() {} }
public struct FittedPresentationSizing: PresentationSizing {
    nonisolated init() {}
    public nonisolated var _sizes: PresentationSizes { .fitted }
}
public struct FormPresentationSizing: PresentationSizing { nonisolated init() {} }
public struct PagePresentationSizing: PresentationSizing {
    nonisolated init() {}
    public nonisolated var _sizes: PresentationSizes { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// A sizing changed by `fitted` or `sticky`.
private struct ChangedPresentationSizing: PresentationSizing { let _sizes: PresentationSizes }

extension PresentationSizing {
    /// Fits the sheet to its content along both axes if either argument is true.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        ChangedPresentationSizing(_sizes: horizontal || vertical ? .fitted : _sizes)
    }
    /// Has no effect: returns this sizing unchanged.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        ChangedPresentationSizing(_sizes: _sizes)
    }
}

public struct DialogSeverity: Equatable, Sendable {
    private let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    public static let critical = DialogSeverity(name: "critical")
    public static let standard = DialogSeverity(name: "standard")
}

extension View {
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        sheetLook { $0.sizing = sizing._sizes }
    }
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { withoutEffect(self, .otherPlatforms) }
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View
    {
        withoutEffect(self, .otherPlatforms)
    }
}
