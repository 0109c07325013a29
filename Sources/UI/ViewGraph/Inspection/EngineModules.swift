// SPDX-License-Identifier: MIT

/// The modules of Zoetrope that declare views, view modifiers or environment keys. `EngineModulesTests` compares them
/// with Package.swift.
package enum EngineModules {
    package static let names: Set<String> = [
        "AVFoundation", "AVKit", "ActivityKit", "AlarmKit", "AppIntents", "AppKitTypes", "AppStructure",
        "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CanvasViews", "Charts", "CloudKit",
        "Combine", "Commands", "Contacts", "ContactsUI", "Controls", "CoreData", "CoreGraphics", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMotion", "CoreSpotlight", "CoreText",
        "CoreTransferable", "DeveloperToolsSupport", "Digests", "EventKit", "EventKitUI", "FoundationModels",
        "HealthKit",
        "SymbolData", "ImageIO",
        "Inspection", "Interaction", "Keychain", "LayoutEngine", "LeafViews", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "Network",
        "NotificationTypes", "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PreviewSupport",
        "QuartzCore", "QuickLook", "SIMDVectors", "SafariServices", "Screens", "Scrolling", "Speech",
        "SpriteKit", "StoreKit", "Styles", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "SymbolArt",
        "SystemConfiguration", "TipKit", "UIKit", "UIKitTypes", "URLLoading", "UserNotifications", "ViewGraph",
        "Views", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "Zoetrope",
    ]
}
