// SPDX-License-Identifier: MIT

// Names of Apple's other frameworks. A line such as `module UIKit UI NS` lists a module and its prefixes: in a file
// that imports UIKit, names that begin with `UI` or `NS` count as UIKit's.

extension NameFamily {
    static let uiKit = NameFamily(
        "UIKit", framework: "UIKit",
        """
        module UIKit UI NS CA CG
        type UIColor UIImage UIFont UIFontDescriptor UIScreen UIDevice UIApplication UIWindow UIWindowScene UIScene
        type UIView UIViewController UIHostingController UIHostingConfiguration UIViewRepresentable
        type UIViewControllerRepresentable UIViewRepresentableContext UIViewControllerRepresentableContext
        type UIGestureRecognizerRepresentable UIResponder UIImpactFeedbackGenerator UINotificationFeedbackGenerator
        type UISelectionFeedbackGenerator UIPasteboard UIBezierPath UIRectCorner UIEdgeInsets UIVisualEffectView
        type UIVisualEffect UIBlurEffect UIVibrancyEffect UIGraphicsImageRenderer UIGraphicsImageRendererFormat
        type UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer
        type UIPinchGestureRecognizer UIScrollView UITextView UITextField UILabel UIButton UIImageView UINavigationBar
        type UINavigationBarAppearance UITabBar UITabBarAppearance UITableView UICollectionView
        type UIActivityViewController UIActivityIndicatorView UIAccessibility UIInterfaceOrientation
        type UIInterfaceOrientationMask UIDeviceOrientation UITraitCollection UIUserInterfaceStyle
        type UIUserInterfaceSizeClass UIRectEdge UIOffset UIReturnKeyType UIApplicationDelegate UISceneDelegate
        type UIWindowSceneDelegate UIAlertController UIImagePickerController UIDocumentPickerViewController
        type UINavigationController UITabBarController UIPageViewController UIControl UISwitch UISlider UISearchBar
        type UIMenu UIAction UITouch UIEvent UIPageControl UIContentSizeCategory UIBarButtonItem UIRefreshControl
        type UIViewPropertyAnimator UIKeyCommand UIFeedbackGenerator UISegmentedControl UIDatePicker UIStackView
        type UIToolbar UIFontMetrics UIPointerInteraction UILayoutPriority NSTextAlignment NSParagraphStyle
        type NSMutableParagraphStyle NSLayoutConstraint NSAttributedString NSMutableAttributedString NSTextAttachment
        type NSShadow UITextInputTraits UICommand UIMenuBuilder UIMenuSystem UIPress UIPressesEvent UIKey
        type UIPageControlProgress UIPageControlTimerProgress
        function UIApplicationMain UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
        function UIGraphicsEndImageContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsGetCurrentContext
        literal colorLiteral imageLiteral fileLiteral
        member UIColor: init systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan
        member UIColor: systemBlue systemIndigo systemPurple systemPink systemBrown systemGray systemGray2 systemGray3
        member UIColor: systemGray4 systemGray5 systemGray6 systemBackground secondarySystemBackground
        member UIColor: tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground
        member UIColor: tertiarySystemGroupedBackground label secondaryLabel tertiaryLabel quaternaryLabel
        member UIColor: placeholderText separator opaqueSeparator link tintColor systemFill secondarySystemFill
        member UIColor: tertiarySystemFill quaternarySystemFill lightText darkText red green blue cyan yellow magenta
        member UIColor: orange purple brown black white gray darkGray lightGray clear withAlphaComponent cgColor
        member UIColor: getRed getHue getWhite ciColor resolvedColor setFill setStroke set
        member UIScreen: main bounds scale nativeBounds nativeScale
        member UIDevice: current userInterfaceIdiom orientation systemVersion model name
        member UIApplication: shared windows connectedScenes open sendAction keyWindow
        member UIImage: init size scale cgImage jpegData pngData withRenderingMode withTintColor draw
        member UIFont: systemFont boldSystemFont preferredFont init
        member UIBezierPath: init cgPath move addLine addCurve addQuadCurve addArc close append apply
        member UIEdgeInsets: zero init top left bottom right
        member UIRectCorner: allCorners topLeft topRight bottomLeft bottomRight
        """)

    static let appKit = NameFamily(
        "AppKit", framework: "AppKit",
        """
        module AppKit NS CA CG
        module Cocoa NS CA CG
        type NSColor NSImage NSFont NSView NSViewController NSWindow NSApplication NSApplicationDelegate NSScreen
        type NSEvent NSHostingView NSHostingController NSViewRepresentable NSViewControllerRepresentable
        type NSViewRepresentableContext NSVisualEffectView NSPasteboard NSWorkspace NSBezierPath NSCursor NSMenu
        type NSMenuItem NSStatusBar NSStatusItem NSTextField NSTextView NSScrollView NSSavePanel NSOpenPanel NSAlert
        type NSHapticFeedbackManager NSWindowController NSHostingMenu NSHostingSceneRepresentation
        type NSGestureRecognizerRepresentable NSPopover NSAppearance NSButton NSGraphicsContext NSSound NSToolbar
        function NSApp
        """)

    static let coreGraphics = NameFamily(
        "Core Graphics and Core Animation", framework: "CoreGraphics",
        """
        module CoreGraphics CG
        module QuartzCore CA
        module CoreImage CI
        module Accelerate v
        type CGColor CGColorSpace CGImage CGContext CGPath CGMutablePath CGAffineTransform CGLineCap CGLineJoin
        type CGBlendMode CGGradient CGFont CGVector CGRectEdge CGPathFillRule CGInterpolationQuality CGBitmapInfo
        type CGImageAlphaInfo CGPathElement CGPathElementType CGDataProvider CGLayer CGPattern
        type CGGradientDrawingOptions CADisplayLink CALayer CAShapeLayer CAGradientLayer CATextLayer CAEmitterLayer
        type CAEmitterCell CAReplicatorLayer CABasicAnimation CAKeyframeAnimation CASpringAnimation CAAnimationGroup
        type CATransaction CATransform3D CAAnimation CAMediaTimingFunction CAMediaTimingFunctionName CAFrameRateRange
        type CIFilter CIContext CIImage CIColor CIVector
        function CACurrentMediaTime CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
        function CATransform3DIdentity CATransform3DRotate CATransform3DScale CATransform3DTranslate
        function CATransform3DConcat CGColorSpaceCreateDeviceRGB CGAffineTransformMakeRotation
        member CGAffineTransform: init identity translatedBy scaledBy rotated concatenating inverted a b c d tx ty
        member CGAffineTransform: isIdentity
        member CGColor: init components alpha
        member CGPath: init boundingBox boundingBoxOfPath contains
        member CGSize: equalTo
        member CGPoint: equalTo
        member CGRect: equalTo inset
        member CGLineCap: butt round square
        member CGLineJoin: miter round bevel
        """)

    static let charts = NameFamily(
        "Charts", framework: "Charts",
        """
        module Charts Chart Axis
        type Chart ChartContent ChartContentBuilder BarMark LineMark AreaMark PointMark RuleMark RectangleMark
        type SectorMark AxisMarks AxisMark AxisContent AxisValue AxisValueLabel AxisGridLine AxisTick PlottableValue
        type Plottable ChartProxy AnnotationPosition AnnotationOverflowResolution ChartBinRange InterpolationMethod
        type MarkDimension NumberBins DateBins LinePlot AreaPlot BarPlot PointPlot RectanglePlot RulePlot SectorPlot
        type Chart3D SurfacePlot Chart3DPose
        modifier chartXAxis chartYAxis chartXAxisLabel chartYAxisLabel chartXScale chartYScale chartLegend
        modifier chartOverlay chartBackground chartPlotStyle chartForegroundStyleScale chartSymbolScale
        modifier chartSymbolSizeScale chartXSelection chartYSelection chartAngleSelection chartScrollableAxes
        modifier chartScrollPosition chartScrollTargetBehavior chartXVisibleDomain chartYVisibleDomain chartGesture
        modifier chartLineStyleScale chart3DPose
        member BarMark: interpolationMethod lineStyle symbolSize annotation
        """)

    static let data = NameFamily(
        "SwiftData and Core Data", framework: "SwiftData",
        """
        module SwiftData
        module CoreData NS
        macro Model Attribute Relationship Transient Query Predicate ModelActor Unique Index
        type ModelContainer ModelContext ModelConfiguration PersistentModel FetchDescriptor Schema SortDescriptor
        type VersionedSchema SchemaMigrationPlan MigrationStage PersistentIdentifier NSPersistentContainer
        type FetchedResults NSPersistentCloudKitContainer NSManagedObject NSManagedObjectContext NSFetchRequest
        type NSEntityDescription NSBatchDeleteRequest NSSortDescriptor NSPredicate NSFetchRequestResult
        type NSPersistentStoreDescription HistoryDescriptor DefaultHistoryTransaction DefaultHistoryInsert
        type DefaultHistoryUpdate DefaultHistoryDelete HistoryTransaction HistoryChange DataStore DataStoreConfiguration
        member ModelContext: fetchHistory deleteHistory
        attribute FetchRequest SectionedFetchRequest
        modifier modelContainer modelContext
        """)

    static let maps = NameFamily(
        "Maps and locations", framework: "MapKit",
        """
        module MapKit MK CL Map
        module CoreLocation CL
        type Map MapMarker MapPin MapAnnotation MapCameraPosition MapCamera MapStyle MapContent MapContentBuilder
        type MapProxy MapReader MapPolyline MapPolygon MapCircle Marker Annotation UserAnnotation
        type MapUserLocationButton MapCompass MapScaleView MapPitchToggle MapSelection MapInteractionModes
        type LookAroundPreview MKCoordinateRegion MKCoordinateSpan MKMapView MKMapItem MKPlacemark MKMapRect
        type MKMapPoint MKLocalSearch MKDirections MKRoute MKAnnotation MKPointAnnotation CLLocation
        type CLLocationCoordinate2D CLLocationManager CLLocationManagerDelegate CLGeocoder CLPlacemark
        type CLLocationDistance CLLocationDegrees CLAuthorizationStatus
        modifier mapStyle mapControls mapScope mapControlVisibility onMapCameraChange mapCameraKeyframeAnimator
        modifier lookAroundViewer
        member MapContent: annotationTitles
        """)

    static let media = NameFamily(
        "Sound, video and camera", framework: "AVFoundation",
        """
        module AVFoundation AV
        module AVKit AV
        module AVFAudio AV
        module CoreMedia CM
        module MediaPlayer MP
        module Photos PH
        module PhotosUI PH Photos
        module CoreHaptics CH
        module AudioToolbox Audio
        module Speech SF
        module Vision VN
        type AVAudioPlayer AVAudioPlayerDelegate AVAudioSession AVAudioEngine AVAudioRecorder AVPlayer AVPlayerItem
        type AVPlayerLayer AVPlayerLooper AVQueuePlayer AVAsset AVURLAsset AVCaptureSession AVCaptureDevice
        type AVCaptureVideoPreviewLayer AVPlayerViewController AVSpeechSynthesizer AVSpeechUtterance VideoPlayer
        type CHHapticEngine CHHapticEvent CHHapticPattern CMTime CMSampleBuffer PHPickerViewController PHPhotoLibrary
        type PHAsset
        function AudioServicesPlaySystemSound AudioServicesPlayAlertSound
        modifier cameraCaptureEvent onCameraCaptureEvent
        """)

    static let network = NameFamily(
        "Network and system", framework: "Foundation",
        """
        module FoundationNetworking URL
        module Network NW
        module os
        module OSLog OS
        module Darwin
        module UserNotifications UN
        module LocalAuthentication LA
        module Security Sec
        module CryptoKit
        module CommonCrypto CC
        module AuthenticationServices AS
        module CloudKit CK
        module Contacts CN
        module ContactsUI CN
        module EventKit EK
        module HealthKit HK
        module CoreMotion CM
        module CoreBluetooth CB
        module CoreML ML
        module NaturalLanguage NL
        module MessageUI MF
        module SafariServices SF
        module UniformTypeIdentifiers UT
        module CoreTransferable
        module DeveloperToolsSupport
        module CoreText CT
        module ImageIO CG
        module BackgroundTasks BG
        module QuickLook QL
        module PencilKit PK
        module PDFKit PDF
        module LinkPresentation LP
        module VisionKit VN
        module CoreLocationUI
        module CoreSpotlight CS
        module MobileCoreServices kUT
        module ObjectiveC
        module MessageUI MF
        module PassKit PK
        module StoreKit SK
        module WatchKit WK
        module WatchConnectivity WC
        module WidgetKit Widget
        module ActivityKit Activity
        module AppIntents
        module Intents IN
        module TipKit Tip
        module AdSupport
        module AppTrackingTransparency AT
        type URLSession URLRequest HTTPURLResponse URLResponse URLCache URLSessionConfiguration URLSessionDataTask
        type Logger OSLog UNUserNotificationCenter UNMutableNotificationContent UNNotificationRequest
        type UNTimeIntervalNotificationTrigger SFSafariViewController MFMailComposeViewController LAContext
        type SHA256 SHA512 SymmetricKey HMAC AES ChaChaPoly P256 P384 P521 Curve25519 HKDF SharedSecret
        type PresentationIntent NSItemProviderWriting NSItemProviderReading Product EKEventStore SFSpeechRecognizer WCSession OSLogStore
        type CMMotionManager NWPathMonitor Widget WidgetBundle TimelineProvider TimelineEntry StaticConfiguration
        type WidgetConfiguration AppIntent ActivityAttributes ActivityConfiguration WidgetCenter Tip TipView
        function os_log
        modifier popoverTip
        """)

    static let renderers = NameFamily(
        "3D, games and web", framework: "SceneKit",
        """
        module SceneKit SCN
        module SpriteKit SK
        module RealityKit
        module ARKit AR
        module Metal MTL
        module MetalKit MTK
        module GameplayKit GK
        module GameKit GK
        module GameController GC
        module WebKit WK Web
        module JavaScriptCore JS
        type SceneView SpriteView RealityView Model3D Entity ModelEntity ARView SCNScene SCNNode SCNView SKScene
        type SKSpriteNode SKEmitterNode SKView MTLDevice MTKView WKWebView WKWebViewConfiguration WKNavigationDelegate
        type WebView WebPage
        """)
}
