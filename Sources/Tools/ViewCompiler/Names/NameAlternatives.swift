// SPDX-License-Identifier: MIT

/// Replacements for SwiftUI names that are deprecated, or that have no effect in an image.
package enum NameAlternatives {
    /// Maps a name to the code to write instead: `.accentColor` to `.tint(_:)`. Zoetrope supports every replacement.
    package static let standard: [String: String] = [
        ".accentColor": ".tint(_:)",
        ".actionSheet": ".confirmationDialog(_:isPresented:titleVisibility:actions:)",
        "ActionSheet": ".confirmationDialog(_:isPresented:titleVisibility:actions:)",
        "Alert": ".alert(_:isPresented:actions:message:)",
        ".autocapitalization": ".textInputAutocapitalization(_:)",
        ".colorScheme": ".preferredColorScheme(_:), or .environment(\\.colorScheme, .dark)",
        ".coordinateSpace": ".coordinateSpace(.named(_:))",
        ".cornerRadius": ".clipShape(.rect(cornerRadius: 8))",
        ".disableAutocorrection": ".autocorrectionDisabled(_:)",
        ".edgesIgnoringSafeArea": ".ignoresSafeArea()",
        ".foregroundColor": ".foregroundStyle(_:)",
        ".listRowPlatterColor": ".listRowBackground(_:)",
        "MagnificationGesture": "MagnifyGesture",
        ".navigationBarHidden": ".toolbar(.hidden, for: .navigationBar)",
        ".navigationBarItems": ".toolbar { ToolbarItem(placement: .topBarTrailing) { … } }",
        ".navigationBarTitle": ".navigationTitle(_:) and .navigationBarTitleDisplayMode(_:)",
        "NavigationView": "NavigationStack, or NavigationSplitView",
        "PreviewProvider": "#Preview { … }",
        "\\.presentationMode": "@Environment(\\.dismiss)",
        "RotationGesture": "RotateGesture",
        "\\.sizeCategory": "\\.dynamicTypeSize",
        ".tabItem": "Tab(_:systemImage:content:)",
        "UIScreen": "GeometryReader, or .containerRelativeFrame(_:)",
    ]
}
