// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

/// A capsule with a text. A tap makes a request and fails, because there is no account.
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        fileprivate let text: String
        public static let signIn = Label(text: "Sign in with Apple")
        public static let signUp = Label(text: "Sign up with Apple")
        public static let `continue` = Label(text: "Continue with Apple")
    }

    public struct Style: Hashable, Sendable {
        private let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        } label: {
            Text(verbatim: label.text)
                .font(.body.weight(.medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(style == .black ? .white : .black)
                .padding(.horizontal, 16)
                .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(style == .black ? .black : .white, in: Capsule())
                .overlay { if style == .whiteOutline { Capsule().strokeBorder(.black) } }
                .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        // The capsule fills the proposed size. Its ideal height is that of a control.
        .frame(idealHeight: 44)
    }
}

private enum SignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}
