// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import SwiftUICore
import Zoetrope

/// A combination of user settings and a device in which `--sweep` shows a screen.
struct SweepSetting: Equatable {
    enum Part: String, CaseIterable {
        case dark
        case smallPhone = "small phone"
        case largePhone = "large phone"
        case tablet
        case largeText = "AX3"
        case rightToLeft = "right to left"
        case reducedMotion = "reduced motion"
    }

    /// The differences from the default; empty for the default itself.
    let parts: [Part]

    var name: String {
        parts.isEmpty ? "default" : parts.map(\.rawValue).joined(separator: SweptFindings.pairSeparator)
    }

    /// The default, each part alone, and the two pairs in which a layout most often fails: large text needs room on a
    /// small phone, and at the other side of a mirrored layout.
    static let all: [SweepSetting] =
        [SweepSetting(parts: [])] + Part.allCases.map { SweepSetting(parts: [$0]) }
        + [SweepSetting(parts: [.largeText, .smallPhone]), SweepSetting(parts: [.largeText, .rightToLeft])]

    static let (smallPhone, largePhone, tablet) = ("iphone-se", "iphone-16-pro-max", "ipad")

    func apply(_ view: inout ViewOptions, _ file: inout FileOptions) {
        for part in parts {
            switch part {
            case .dark: view.dark = true
            case .smallPhone: file.device = .named(Self.smallPhone)
            case .largePhone: file.device = .named(Self.largePhone)
            case .tablet: file.device = .named(Self.tablet)
            case .largeText: view.typeSize = .accessibility3
            case .rightToLeft: view.direction = .rightToLeft
            case .reducedMotion: view.reduceMotion = true
            }
        }
    }
}

/// A preview or a scene in the settings of a sweep.
struct SweptScreen {
    let name: String
    /// The default comes first. Settings with a device are left out if the canvas has a fixed size, because then the
    /// device changes nothing.
    var scenes: [(setting: SweepSetting, scene: SceneDescription)] = []
}

extension PreviewingCommand {
    /// The command with the options of a setting.
    func under(_ setting: SweepSetting) -> Self {
        var (view, file) = (self.view, self.file)
        setting.apply(&view, &file)
        var command = self
        (command.view, command.file) = (view, file)
        return command
    }

    /// Throws if an option sets what a sweep varies, such as `--dark`.
    func checkSweep() throws(UsageError) {
        let isChosen = [
            ("--dark", view.colorScheme == .dark), ("--dynamic-type", view.typeSize != .large),
            ("--direction", view.direction != nil), ("--reduce-motion", view.reduceMotion),
            ("--list", file.list),
        ]
        if let option = isChosen.first(where: \.1)?.0 {
            throw UsageError("--sweep cannot be combined with \(option), because it shows several of these settings")
        }
    }

    /// The chosen previews, or the scene, in all settings.
    @MainActor func swept(in tool: CommandLineTool) async throws -> [SweptScreen] {
        guard let make = tool.previews else {
            try checkNoFileOptions()
            let scene = try tool.catalog().named(scene)
            return [SweptScreen(name: scene.name, scenes: effective(SweepSetting.all.map { ($0, scene) }))]
        }
        let list = try await previews(make, tool.console)
        let (chosen, names) = try chosen(of: list)
        var lists = [list]
        for setting in SweepSetting.all.dropFirst() {
            Watchdog.sign()
            lists.append(try await make(under(setting).previewCanvas(), PreviewSelection(name: file.preview)))
        }
        return try chosen.map { index in
            let name = isFolder ? names.full[index] : names.short[index]
            var scenes: [(setting: SweepSetting, scene: SceneDescription)] = []
            // A preview provider may make fewer previews in another environment.
            for (setting, list) in zip(SweepSetting.all, lists) where list.previews.indices.contains(index) {
                scenes.append((setting, try description(of: list.previews[index], name)))
            }
            return SweptScreen(name: name, scenes: effective(scenes))
        }
    }

    @MainActor private func effective(
        _ scenes: [(setting: SweepSetting, scene: SceneDescription)]
    ) -> [(setting: SweepSetting, scene: SceneDescription)] {
        let canvases = scenes.map { scene in
            canvas.size.map { SweepSetting.Canvas(size: $0) }
                ?? SweepSetting.Canvas(size: scene.scene.size, insets: scene.scene.safeAreaInsets)
        }
        return SweepSetting.effective(scenes.map(\.setting), on: canvases).map { scenes[$0] }
    }
}

extension SweepSetting {
    /// What a device changes of a screen.
    struct Canvas: Equatable {
        var size: CGSize
        var insets = EdgeInsets()
    }

    /// The indices of the settings that are shown. Leaves out a setting with a device if its canvas equals that of the
    /// setting without the device.
    static func effective(_ settings: [SweepSetting], on canvases: [Canvas]) -> [Int] {
        let devices: Set<SweepSetting.Part> = [.smallPhone, .largePhone, .tablet]
        return settings.indices.filter { index in
            let others = settings[index].parts.filter { !devices.contains($0) }
            guard others.count < settings[index].parts.count else { return true }
            return !settings.indices.contains {
                settings[$0].parts == others && canvases[$0] == canvases[index]
            }
        }
    }
}
