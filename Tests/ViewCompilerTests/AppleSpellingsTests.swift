// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct AppleSpellingsTests {
    @Test(
        arguments: [
            ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"), ("  #elseif !os(iOS)", "  #elseif !true   "),
            ("#if os(Linux)", "#if false    "), ("import UIKit.UIColor", "import UIKit        "),
            ("if #available(iOS 26, *) {", "if _runs(26)             {"),
            ("if #available(iOS 17.4.1, macOS 14, *), x {", "if _runs(17.4,14)                     , x {"),
            ("guard #available(macOS 12, *) else", "guard _runs(0,12)             else"),
            ("if #unavailable(iOS 27) {", "if !_runs(27)           {"),
            ("if #available(anyAppleOS 27, *) {", "if _runs(27,27)                 {"),
            ("import _AVKit_SwiftUI", "import AVKit         "),
            ("  import _MapKit_SwiftUI\n", "  import MapKit         \n"),
            ("import os.log", "import os    "), ("import CoreLocation.CLError", "import CoreLocation        "),
            (
                "extension UINavigationController: P { override open func viewDidLoad() { super.viewDidLoad() } }",
                "extension UINavigationController: P {               func _iewDidLoad() { super.viewDidLoad() } }"
            ),
            (
                "let f: @convention(c) (UnsafePointer<CGPathElement>) -> Void",
                "let f:                (UnsafePointer<CGPathElement>) -> Void"
            ),
            ("a?.scrollViewDidScroll?(b)", "a?.scrollViewDidScroll (b)"),
            ("#if os(iOS)\na.onTap?(b)", "#if true   \na.onTap?(b)"),
            ("@objc func f() {}", "      func f() {}"), ("@objc(name) class C {}", "            class C {}"),
            ("@NSManaged public var name: String?", "@CDManaged public var name: String?"),
            ("@nonobjc public class func f() {}", "         public class func f() {}"),
            ("f(#keyPath(Item.owner.name), 1)", "f((\"owner.name\"           ), 1)"),
            ("f(#keyPath(name))", "f((\"name\"      ))"),
            ("a(#selector(B.c(_:)), to: nil)", "a(Selector(\"B.c(_:\"), to: nil)"),
        ])
    func spellingsAreReplacedByOthersOfTheirLength(_ text: String, _ other: String) {
        #expect(AppleSpellings().translation(of: text) == other)
        #expect(text.utf8.count == other.utf8.count)
    }

    /// On macOS, the branches of macOS are compiled.
    @Test(arguments: [
        ("#if os(iOS) || os(visionOS)", "#if false   || os(visionOS)"), ("#elseif os(macOS)", "#elseif true     "),
        ("#if canImport(UIKit)", "#if false           "), ("#if os(Linux) && os(OSX)", "#if false     && true   "),
        ("#if canImport(ActivityKit)", "#if false                 "),
        ("@available(macOS, unavailable)", "@available(*    , unavailable)"),
        (
            "extension NSTextField { open override var focusRingType: NSFocusRingType { get { .none } set {} } }",
            "extension NSTextField { open          var _ocusRingType: NSFocusRingType { get { .none } set {} } }"
        ),
    ])
    func macOSTakesItsBranches(_ text: String, _ other: String) {
        #expect(AppleSpellings(platform: .macOS).translation(of: text) == other)
        #expect(text.utf8.count == other.utf8.count)
    }

    @Test(arguments: ["#if canImport(AppKit)", "@available(iOS, unavailable)", "let a = \"os(iOS)\""])
    func macOSLeavesOtherConditions(_ text: String) {
        #expect(AppleSpellings(platform: .macOS).translation(of: text) == nil)
    }

    /// Only `#available` allows several types behind one `some`, and the compiler alone knows other systems.
    @Test(arguments: [
        "func f() -> some View { if #available(iOS 26, *) { return A() } else { return B() } }",
        "var f: some View {\n  guard true else { return C() }\n  if #available(iOS 26, *) { return A() }\n  return B() }",
        "if #available(watchOS 9, *) {}", "let a = \"#available(iOS 26, *)\"", "// #available(iOS 26, *)",
    ])
    func otherConditionsStay(_ text: String) { #expect(AppleSpellings().translation(of: text) == nil) }

    @Test func builtResultsFollowTheSystem() {
        let text = "var body: some View { if #available(iOS 26, *) { A() } }"
        #expect(AppleSpellings().translation(of: text)?.contains("if _runs(26)             { A() }") == true)
        let erased = "func f() -> AnyView { if #available(iOS 26, *) { return a }; return b }"
        #expect(AppleSpellings().translation(of: erased)?.contains("_runs(26)") == true)
    }

    @Test func overridesThatNothingCallsAreNamed() {
        let text =
            "\nextension UINavigationController {\n    override open func viewDidLoad() {}\n    func other() {}\n}\n"
        #expect(
            AppleSpellings.uncalledOverrides(in: ["/a/Bars.swift", "/a/B.swift"], [text, "override func a() {}"])
                == ["Bars.swift:3: the override of viewDidLoad is left out: in an extension, nothing calls it"])
    }

    @Test(
        arguments: [
            "let os = os(iOS)", "import UIKit", "@objcType var x", "#selector(\n", "#if os(macOS)", "// nothing", "",
        ])
    func understoodSpellingsAreUnchanged(_ text: String) { #expect(AppleSpellings().translation(of: text) == nil) }

    @Test(
        arguments: [
            ("addToItems(_ value: Item)", "_change(\"items\", adding: [value])"),
            ("addToItems(_ values: NSSet)", "_change(\"items\", adding: [values])"),
            ("removeFromItems(_ value: Item)", "_change(\"items\", removing: [value])"),
            ("removeFromItems(at idx: Int)", "_remove(\"items\", at: idx)"),
            ("insertIntoItems(_ value: Item, at idx: Int)", "_insert(\"items\", [value], at: idx)"),
            (
                "replaceItems(at indexes: NSIndexSet, with values: [Item])",
                "_replace(\"items\", at: indexes, with: [values])"
            ),
        ])
    func managedMethodsGetABody(_ method: String, _ body: String) {
        let text = "@NSManaged\n  public func \(method) // x\n@NSManaged var c: Int"
        let other = "          \n  public func \(method) { \(body) } // x\n@CDManaged var c: Int"
        #expect(AppleSpellings().translation(of: text) == other)
    }

    @Test func lineNumbersArePreserved() throws {
        let text = "#if os(iOS)\n@objc final class A {}\n#else\n#endif\n"
        let other = try #require(AppleSpellings().translation(of: text))
        #expect(other.utf8.count == text.utf8.count && other.split(separator: "\n").count == 4)
    }

    /// A `switch` need not list a case that is unavailable on iOS.
    @Test func unavailableOnIOSIsUnavailable() {
        let text = "enum E { case a\n@available(iOS, unavailable)\ncase b }"
        #expect(AppleSpellings().translation(of: text) == "enum E { case a\n@available(*  , unavailable)\ncase b }")
    }

    /// `AnimatableModifier` is a composition here, so a conformance that it repeats would be redundant.
    @Test(arguments: [
        (
            "struct A<S: Shape>: ViewModifier, Animatable, AnimatableModifier {",
            "struct A<S: Shape>:                           AnimatableModifier {"
        ),
        ("struct A: AnimatableModifier, ViewModifier {", "struct A: AnimatableModifier               {"),
        (
            "struct A: AnimatableModifier, ViewModifier, Hashable {",
            "struct A: AnimatableModifier              , Hashable {"
        ),
        (
            "    private struct A: ViewModifier, Wave, AnimatableModifier {",
            "    private struct A:               Wave, AnimatableModifier {"
        ),
    ])
    func repeatedConformancesAreBlanked(_ text: String, _ expected: String) {
        #expect(AppleSpellings().translation(of: text) == expected)
    }

    @Test(arguments: ["struct A: AnimatableModifier {", "func f(_ m: some AnimatableModifier & ViewModifier)"])
    func otherUsesOfAnimatableModifierStay(_ text: String) { #expect(AppleSpellings().translation(of: text) == nil) }

    /// The keychain's constants are objects on Apple's systems, and strings here.
    @Test func objectsOfTheKeychainAreAnything() {
        let text = "let q: [String: AnyObject] = [kSecClass as String: a]; func f(_ a: AnyObject) {}; var r: AnyObject?"
        #expect(
            AppleSpellings().translation(of: text)
                == "let q: [String: Any      ] = [kSecClass as String: a]; func f(_ a: Any      ) {}; var r: AnyObject?"
        )
        #expect(AppleSpellings().translation(of: "func f(_ a: AnyObject) {}") == nil)
    }
}
