// SPDX-License-Identifier: MIT

import Foundation
import Views
import Zoetrope

/// The settings of a live preview, one for each control of its page. A missing key stands for the default.
struct LiveSettings: Codable, Equatable {
    /// The preview's name. If no preview has this name, the first preview is shown.
    var preview: String?
    /// The name of a device, written as for `--device`.
    var deviceName: String?
    var isLandscape: Bool?
    /// Pixels per point.
    var scale: Double?
    var isDark: Bool?
    var hasIncreasedContrast: Bool?
    /// The user's locale, like `he` or `en_US`.
    var locale: String?
    /// `leftToRight` or `rightToLeft`.
    var direction: String?
    /// A name of `DynamicTypeSize`: `xSmall` to `accessibility5`.
    var typeSize: String?
    /// The version of the system, written as for `--os`.
    var system: String?
    var reducesMotion: Bool?
    var reducesTransparency: Bool?
    /// Whether the device's status bar and home indicator are drawn.
    var showsStatusBar: Bool?

    init() {}

    /// The settings that result from the options of a command line.
    init(_ command: some PreviewingCommand) {
        preview = command.file.preview
        deviceName = command.file.device?.name
        isLandscape = command.file.orientation
        scale = command.canvas.scale
        let traits = command.view.traits
        isDark = traits.colorScheme == .dark
        hasIncreasedContrast = traits.colorSchemeContrast == .increased
        locale = command.view.locale?.identifier
        direction = traits.layoutDirection.map { "\($0)" }
        typeSize = "\(traits.dynamicTypeSize)"
        system = traits.system.rawValue
        reducesMotion = traits.accessibility.contains(.reduceMotion)
        reducesTransparency = traits.accessibility.contains(.reduceTransparency)
        showsStatusBar = command.view.statusBar
    }

    var device: Device { deviceName.flatMap(Device.named) ?? .standard }

    func traits(_ safeAreaInsets: EdgeInsets) -> Traits {
        var traits = Traits(
            colorScheme: isDark == true ? .dark : .light,
            colorSchemeContrast: hasIncreasedContrast == true ? .increased : .standard,
            system: system.flatMap(Traits.System.init) ?? .iOS18, locale: locale.map(Locale.init) ?? Traits().locale,
            safeAreaInsets: safeAreaInsets)
        switch direction {
        case "leftToRight": traits.layoutDirection = .leftToRight
        case "rightToLeft": traits.layoutDirection = .rightToLeft
        default: break
        }
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == typeSize }) { traits.dynamicTypeSize = size }
        if reducesMotion == true { traits.accessibility.insert(.reduceMotion) }
        if reducesTransparency == true { traits.accessibility.insert(.reduceTransparency) }
        return traits
    }
}
