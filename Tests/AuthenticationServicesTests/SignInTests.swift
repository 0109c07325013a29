// SPDX-License-Identifier: MIT

import AuthenticationServices
import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct SignInTests {
    private func stage(_ style: SignInWithAppleButton.Style?, _ notes: Notes) -> Stage {
        Stage(300, 100) {
            let button = SignInWithAppleButton(.continue) {
                $0.requestedScopes = [.email]
                notes.add("request \($0.requestedScopes?.map(\.rawValue) ?? [])")
            } onCompletion: { result in
                if case .failure(let error as ASAuthorizationError) = result { notes.add("\(error.code)") }
            }
            .frame(height: 50)
            if let style { button.signInWithAppleButtonStyle(style) } else { button }
        }
    }

    @Test func theStyleColorsTheCapsule() throws {
        func ground(_ style: SignInWithAppleButton.Style?) throws -> [Float] {
            let leaf = try #require(try stage(style, Notes()).list().leaves.first { $0.frame.height == 50 })
            #expect(leaf.frame.width == 300)
            return [leaf.color?.red ?? -1, leaf.color?.green ?? -1]
        }
        #expect(try ground(nil) == [0, 0] && ground(.black) == [0, 0] && ground(.white) == [1, 1])
        // An outline lies over the white capsule.
        #expect(try stage(.whiteOutline, Notes()).list().leaves.contains { $0.stroke != nil })
    }

    @Test func aTapFails() throws {
        let notes = Notes()
        let stage = stage(nil, notes)
        stage.host.play(EventScript([.tap("Continue with Apple", at: 0.5)]))
        _ = try stage.list(at: 1)
        #expect(notes.lines == ["request [\"email\"]", "notHandled"])
    }

    @Test func controllersReportTheFailure() {
        final class Delegate: NSObject, ASAuthorizationControllerDelegate {
            var error: (any Error)?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                self.error = error
            }
        }
        let (delegate, provider) = (Delegate(), ASAuthorizationAppleIDProvider())
        let controller = ASAuthorizationController(authorizationRequests: [provider.createRequest()])
        controller.delegate = delegate
        controller.performRequests()
        #expect((delegate.error as? ASAuthorizationError)?.code == .notHandled)
    }
}
