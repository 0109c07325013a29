// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

/// The call that creates a view, with `…` in place of the values that the author has to give.
@Suite struct ViewCallTests {
    @Test(arguments: [
        ("let title: String", "V(title: …)"),
        ("let title: String; var count = 3\n@Binding var isOn: Bool", "V(title: …, isOn: .constant(…))"),
        ("@State private var x = 1\nlet action: () -> Void", "V(action: { … })"),
        ("@ObservedObject var model: Model\n@Environment(\\.dismiss) var dismiss", "V(model: …)"),
        (
            "init(_ model: Model, size: CGFloat = 3, done: @escaping () -> Void, flag: Binding<Bool>) {}",
            "V(…, done: { … }, flag: .constant(…))"
        ),
        ("let id: Int\ninit(id: Int, name: String) {}\ninit(of name: String) {}", "V(of: …)"),
        ("@ViewBuilder var content: () -> Text", "V(content: { … })"),
    ])
    func byItsMembers(_ members: String, _ call: String) {
        let scan = DeclarationScan(["struct V: View {\n\(members)\nvar body: some View { EmptyView() }\n}"])
        #expect(scan.demanding.map(\.text) == [call] && scan.views.isEmpty)
    }

    @Test func genericAndPrivateOnesToo() {
        let scan = DeclarationScan([
            "private struct A: View { var body: some View { Text(\"\") } }",
            "struct B<C: View>: View { let content: C; var body: some View { content } }\nstruct D: Shape { let x: Int }",
        ])
        #expect(scan.demanding.map(\.text) == ["A()", "B(content: …)"])
    }
}
